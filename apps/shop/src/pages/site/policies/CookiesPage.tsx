import { CookiesScreen } from "@petbox/design-system/screens/site/CookiesScreen";
import { SiteFrame } from "../SiteFrame.tsx";

export { CookiesPage as Page };

/** What the shop keeps in the browser. */
function CookiesPage() {
  return (
    <SiteFrame>
      <CookiesScreen />
    </SiteFrame>
  );
}
