import { listed } from "../text/listed.ts";
import { countedUnits } from "./scheduledKinds.ts";
import { scheduledTitleOf } from "./scheduledProducts.ts";

/** "2 pacotes de tapete branco"; undefined if the shop knows none of the products. */
export function contentsText(
  items: readonly { readonly sku: string; readonly quantity: number }[],
): string | undefined {
  const parts = items.flatMap(({ sku, quantity }) => {
    const product = scheduledTitleOf(sku);
    return product === undefined ? [] : [`${countedUnits(product.kind, quantity)} de ${midSentence(product.title)}`];
  });
  return parts.length === 0 ? undefined : listed(parts);
}

function midSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
