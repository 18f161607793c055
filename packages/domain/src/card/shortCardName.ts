import type { AcceptedBrand } from "./acceptedBrand.ts";
import { acceptedBrandNames } from "./brandNames.ts";

/** A card as the server may keep it: its brand and the last four digits. */
export type ShortCard = { readonly brand: AcceptedBrand; readonly lastFour: string };

/** The name that a customer knows the card by: "Visa final 0002". */
export function shortCardName({ brand, lastFour }: ShortCard): string {
  return `${acceptedBrandNames[brand]} final ${lastFour}`;
}
