import type { Cents } from "../money/cents.ts";
import { type AllowedQuantities, listedQuantities, listedQuantitiesAndOn } from "../quantity/allowedQuantities.ts";

/** A quantity that can be had, and what each costs in it. */
export interface QuantityOption {
  readonly quantity: number;
  /** Of one (`special_price`). */
  readonly specialPrice: Cents;
  /** Of all (`total_price`), as the server says it. */
  readonly totalPrice?: Cents;
}

/** A product that is sold at intervals (MAN-148). */
export interface ScheduledProduct {
  readonly sku: string;
  readonly name: string;
  readonly image?: string;
  readonly imageAlt?: string;
  /** What one costs in the cart (`unit_amount`). */
  readonly unitPrice?: Cents;
  /** What one costs whoever buys it once. */
  readonly price?: Cents;
  /** What one costs whoever buys it at intervals. */
  readonly specialPrice?: Cents;
  /** Without any the product is not for sale. */
  readonly options: readonly QuantityOption[];
}

/** So many of a product. */
export interface ScheduledItem extends ScheduledProduct {
  readonly quantity: number;
}

/** Whether a product can be had at all: one without options is gone. */
export function isForSale({ options }: Pick<ScheduledProduct, "options">): boolean {
  return options.some(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
}

/** The quantities in which a product can be had (MAN-279, MAN-280). */
export function optionQuantities({ options }: Pick<ScheduledProduct, "options">): AllowedQuantities {
  return listedQuantities(options.map(({ quantity }) => quantity));
}

/** The same for whoever begins: above the last option on and on (FUN-181). */
export function startQuantities({ options }: Pick<ScheduledProduct, "options">): AllowedQuantities {
  return listedQuantitiesAndOn(options.map(({ quantity }) => quantity));
}
