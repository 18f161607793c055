import { PrivacyScreen } from "@petbox/design-system/screens/site/PrivacyScreen";
import { SiteFrame } from "../SiteFrame.tsx";

export { PrivacyPage as Page };

/** What becomes of personal data, where the contact step's agreement box leads. */
function PrivacyPage() {
  return (
    <SiteFrame>
      <PrivacyScreen />
    </SiteFrame>
  );
}
