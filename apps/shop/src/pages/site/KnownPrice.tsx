import { StartingPrice } from "@petbox/design-system/screens/site/HomeScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { Species } from "@petbox/domain/pet/species";
import { usePageData } from "../../app/pageData.ts";
import { homePageDataOf } from "./homePageDataOf.ts";

/** The price from the server; no price if it cannot be read. */
export default function KnownPrice({ pet }: { readonly pet: Species }) {
  const result = usePageData(homePageDataOf[pet]);
  return <StartingPrice price={readyValue(result)?.startingPrice} />;
}
