import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";
import { SiteFrame } from "./SiteFrame.tsx";

export { NotFoundPage as Page };

/** Whatever has no page. */
function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFoundScreen image="/imagens/vazio.svg" />
    </SiteFrame>
  );
}
