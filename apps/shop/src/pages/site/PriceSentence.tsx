import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { formatCents } from "@petbox/domain/money/format";
import type { Species } from "@petbox/domain/pet/species";
import { usePageData } from "../../app/pageData.ts";
import { homePageDataOf } from "./homePageDataOf.ts";

/** The starting price as a sentence; nothing if it cannot be read. */
export default function PriceSentence({ pet }: { readonly pet: Species }) {
  const price = readyValue(usePageData(homePageDataOf[pet]))?.startingPrice;
  return price === undefined ? null : <span>{`A partir de ${formatCents(price)} por mês. `}</span>;
}
