import { catHomePageData, dogHomePageData } from "@petbox/api-client/site/pageData";
import { StartingPrice } from "@petbox/design-system/screens/site/HomeScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { Species } from "@petbox/domain/pet/species";
import { usePageData } from "../../app/pageData.tsx";

const pages = { dog: dogHomePageData, cat: catHomePageData } as const;

/** The price from the server; no price if it cannot be read. */
export default function KnownPrice({ pet }: { readonly pet: Species }) {
  const result = usePageData(pages[pet]);
  return <StartingPrice price={readyValue(result)?.startingPrice} />;
}
