import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";

export { NotFoundPage as Component };

/** Whatever has no page. */
function NotFoundPage() {
  return <NotFoundScreen image="/imagens/vazio.svg" />;
}
