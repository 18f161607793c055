import { FreightScreen } from "@petbox/design-system/screens/site/FreightScreen";
import { SiteFrame } from "../SiteFrame.tsx";

export { FreightPage as Page };

/** What the freight costs, when a box leaves and when it arrives. */
function FreightPage() {
  return (
    <SiteFrame>
      <FreightScreen />
    </SiteFrame>
  );
}
