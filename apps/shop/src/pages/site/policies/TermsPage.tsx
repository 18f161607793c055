import { TermsScreen } from "@petbox/design-system/screens/site/TermsScreen";
import { SiteFrame } from "../SiteFrame.tsx";

/** The subscription's terms, where the payment's agreement box leads. */
export function TermsPage() {
  return (
    <SiteFrame>
      <TermsScreen />
    </SiteFrame>
  );
}
