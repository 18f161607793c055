import { FreeFreightScreen } from "@petbox/design-system/screens/site/FreeFreightScreen";
import { SiteFrame } from "../SiteFrame.tsx";

export { FreeFreightPage as Page };

/** What travels free with a box (MAN-132). */
function FreeFreightPage() {
  return (
    <SiteFrame>
      <FreeFreightScreen />
    </SiteFrame>
  );
}
