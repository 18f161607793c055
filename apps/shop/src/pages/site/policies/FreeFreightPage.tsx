import { FreeFreightScreen } from "@petbox/design-system/screens/site/FreeFreightScreen";
import { SiteFrame } from "../SiteFrame.tsx";

/** What travels free with a box (MAN-132). */
export function FreeFreightPage() {
  return (
    <SiteFrame>
      <FreeFreightScreen />
    </SiteFrame>
  );
}
