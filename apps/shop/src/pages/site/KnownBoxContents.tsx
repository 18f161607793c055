import { LastBoxContents, LastBoxContentsPlaceholder } from "@petbox/design-system/screens/site/LastBoxContents";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { Species } from "@petbox/domain/pet/species";
import { usePageData } from "../../app/pageData.tsx";
import { homePageDataOf } from "./homePageDataOf.ts";

/** What was inside the newest box, from the server; nothing if it cannot be read. */
export default function KnownBoxContents({ pet }: { readonly pet: Species }) {
  const result = usePageData(homePageDataOf[pet]);
  if (result.status === "loading") return <LastBoxContentsPlaceholder />;
  const [newest] = readyValue(result)?.lastBoxes ?? [];
  return newest === undefined ? null : <LastBoxContents {...newest} />;
}
