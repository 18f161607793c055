import { MatTermsScreen } from "@petbox/design-system/screens/site/MatTermsScreen";
import { SiteFrame } from "../SiteFrame.tsx";

export { MatTermsPage as Page };

/** The terms of the hygienic mats' subscription. */
function MatTermsPage() {
  return (
    <SiteFrame>
      <MatTermsScreen />
    </SiteFrame>
  );
}
