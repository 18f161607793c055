import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { useSession } from "../../app/services.ts";
import { portrayed } from "../pets/portrayed.ts";

/** Replaces a page whose path names nothing, or something of another customer: both look the same. */
export function NothingThere() {
  return (
    <>
      <DocumentTitle>Página não encontrada</DocumentTitle>
      <NotFoundScreen pet={portrayed(useSession().answers)} />
    </>
  );
}
