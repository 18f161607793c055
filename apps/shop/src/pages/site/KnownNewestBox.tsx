import { NewestBox } from "@petbox/design-system/screens/site/NewestBox";
import { NewestBoxPlaceholder } from "@petbox/design-system/screens/site/NewestBoxPlaceholder";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { Species } from "@petbox/domain/pet/species";
import { usePageData } from "../../app/pageData.ts";
import { homePageDataOf } from "./homePageDataOf.ts";

/** The contents of the newest box from the server; nothing if they cannot be read. */
export default function KnownNewestBox({ pet }: { readonly pet: Species }) {
  const result = usePageData(homePageDataOf[pet]);
  if (result.status === "loading") return <NewestBoxPlaceholder />;
  return <NewestBox box={readyValue(result)?.newestBox} />;
}
