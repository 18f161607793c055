import { TermsScreen } from "@petbox/design-system/screens/site/TermsScreen";
import { SiteFrame } from "../SiteFrame.tsx";

export { TermsPage as Page };

/** The subscription's terms, where the payment's agreement box leads. */
function TermsPage() {
  return (
    <SiteFrame>
      <TermsScreen />
    </SiteFrame>
  );
}
