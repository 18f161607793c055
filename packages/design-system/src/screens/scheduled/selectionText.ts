import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";

/**
 * Returns a selection as the text of a form field.
 *
 * @example
 * selectionText([{ sku: "TAP-BRANCO", quantity: 2 }]); // "TAP-BRANCO=2"
 */
export function selectionText(items: readonly RequestedItem[]): string {
  return new URLSearchParams(items.map(({ sku, quantity }) => [sku, String(quantity)])).toString();
}

/** The inverse of `selectionText`. */
export function parseSelectionText(text: string): readonly RequestedItem[] {
  return [...new URLSearchParams(text)].map(([sku, quantity]) => ({ sku, quantity: Number(quantity) }));
}
