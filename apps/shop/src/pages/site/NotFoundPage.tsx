import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";

export { NotFoundPage as Component };

/** The page for every unknown path. */
function NotFoundPage() {
  return <NotFoundScreen image="/imagens/vazio.svg" />;
}
