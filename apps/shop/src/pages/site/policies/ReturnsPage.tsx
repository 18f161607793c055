import { ReturnsScreen } from "@petbox/design-system/screens/site/ReturnsScreen";
import { SiteFrame } from "../SiteFrame.tsx";

export { ReturnsPage as Page };

/** Changing one's mind, exchanges and refunds. */
function ReturnsPage() {
  return (
    <SiteFrame>
      <ReturnsScreen />
    </SiteFrame>
  );
}
