import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";
import { useDocumentTitle } from "../../app/documentTitle.ts";

/** In the place of a page whose address names nothing that is there, or is another's: nobody is told which. */
export function NothingThere() {
  useDocumentTitle("Página não encontrada");
  return <NotFoundScreen image="/imagens/vazio.svg" />;
}
