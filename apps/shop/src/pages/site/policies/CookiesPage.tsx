import { CookiesScreen } from "@petbox/design-system/screens/site/CookiesScreen";
import { SiteFrame } from "../SiteFrame.tsx";

/** What the shop keeps in the browser. */
export function CookiesPage() {
  return (
    <SiteFrame>
      <CookiesScreen />
    </SiteFrame>
  );
}
