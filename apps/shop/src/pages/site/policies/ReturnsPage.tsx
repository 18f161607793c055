import { ReturnsScreen } from "@petbox/design-system/screens/site/ReturnsScreen";
import { SiteFrame } from "../SiteFrame.tsx";

/** Changing one's mind, exchanges and refunds. */
export function ReturnsPage() {
  return (
    <SiteFrame>
      <ReturnsScreen />
    </SiteFrame>
  );
}
