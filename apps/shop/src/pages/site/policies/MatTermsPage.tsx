import { MatTermsScreen } from "@petbox/design-system/screens/site/MatTermsScreen";
import { SiteFrame } from "../SiteFrame.tsx";

/** The terms of the hygienic mats' subscription. */
export function MatTermsPage() {
  return (
    <SiteFrame>
      <MatTermsScreen />
    </SiteFrame>
  );
}
