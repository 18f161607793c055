import { PrivacyScreen } from "@petbox/design-system/screens/site/PrivacyScreen";
import { SiteFrame } from "../SiteFrame.tsx";

/** What becomes of personal data, where the contact step's agreement box leads. */
export function PrivacyPage() {
  return (
    <SiteFrame>
      <PrivacyScreen />
    </SiteFrame>
  );
}
