import { FreightScreen } from "@petbox/design-system/screens/site/FreightScreen";
import { SiteFrame } from "../SiteFrame.tsx";

/** What the freight costs, when a box leaves and when it arrives. */
export function FreightPage() {
  return (
    <SiteFrame>
      <FreightScreen />
    </SiteFrame>
  );
}
