import { NotFoundScreen } from "@petbox/design-system/screens/site/NotFoundScreen";
import { useSession } from "../../app/services.ts";
import { portrayed } from "../pets/portrayed.ts";

export { NotFoundPage as Component };

/** The page for every unknown path. */
function NotFoundPage() {
  return <NotFoundScreen pet={portrayed(useSession().answers)} />;
}
