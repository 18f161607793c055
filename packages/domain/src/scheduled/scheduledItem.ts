import type { Cents } from "../money/cents.ts";
import { type AllowedQuantities, listedQuantities, listedQuantitiesAndOn } from "../quantity/allowedQuantities.ts";

/** An available quantity and its unit price. */
export interface QuantityOption {
  readonly quantity: number;
  /** Per unit (`special_price`). */
  readonly specialPrice: Cents;
  /** For the whole quantity (`total_price`), as sent by the server. */
  readonly totalPrice?: Cents;
}

/** A product sold as a recurring purchase (MAN-148). */
export interface ScheduledProduct {
  readonly sku: string;
  readonly name: string;
  readonly image?: string;
  readonly imageAlt?: string;
  /** The unit price in the cart (`unit_amount`). */
  readonly unitPrice?: Cents;
  /** The unit price of a single purchase. */
  readonly price?: Cents;
  /** The unit price of a recurring purchase. */
  readonly specialPrice?: Cents;
  /** Empty if the product is not for sale. */
  readonly options: readonly QuantityOption[];
}

/** A quantity of a product. */
export interface ScheduledItem extends ScheduledProduct {
  readonly quantity: number;
}

/** Whether a product is for sale; one without options is sold out. */
export function isForSale({ options }: Pick<ScheduledProduct, "options">): boolean {
  return options.some(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
}

/** The quantities of a product for an existing subscription (MAN-279, MAN-280). */
export function optionQuantities({ options }: Pick<ScheduledProduct, "options">): ReturnType<typeof listedQuantities> {
  return listedQuantities(options.map(({ quantity }) => quantity));
}

/** The quantities of a product for a new purchase, which continue above the last option (FUN-181). */
export function startQuantities({ options }: Pick<ScheduledProduct, "options">): AllowedQuantities {
  return listedQuantitiesAndOn(options.map(({ quantity }) => quantity));
}
