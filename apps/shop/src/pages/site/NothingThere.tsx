import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";

/** In the place of a page whose address names nothing that is there, or is another's: nobody is told which. */
export function NothingThere() {
  return (
    <>
      <DocumentTitle>Página não encontrada</DocumentTitle>
      <NotFoundScreen image="/imagens/vazio.svg" />
    </>
  );
}
