import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";
import { SiteFrame } from "./SiteFrame.tsx";

/** Whatever has no page. */
export function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFoundScreen image="/imagens/vazio.svg" />
    </SiteFrame>
  );
}
