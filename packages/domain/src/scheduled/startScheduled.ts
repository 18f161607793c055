import type { StateCode } from "../address/states.ts";
import type { StoredCard } from "../card/storedCard.ts";
import { freightText } from "../delivery/freight.ts";
import { addCents, type Cents, divideCents, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { NamedPet } from "../pet/phrases.ts";
import { cartItems } from "./cart.ts";
import type { RequestedItem } from "./itemsChange.ts";
import { scheduledFreightOf, weightInGrams } from "./scheduledFreight.ts";
import { isForSale, type QuantityOption, type ScheduledItem, type ScheduledProduct } from "./scheduledItem.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";
import { itemsPriceOf, priceSteps, priceStepText } from "./scheduledPrice.ts";

/** A purchase of pads or food in progress in a session (decision 52). */
export interface OpenPurchase {
  readonly kind: ScheduledKind;
  /** Whether it is shipped with a pet's box, whose freight the server knows. */
  readonly withBox: boolean;
  /** The subscription that the session already had when this purchase started; its payment is separate. */
  readonly after?: string;
}

/** The destination of a parcel, and the carrier's price. */
interface Parcel {
  readonly state: StateCode;
  readonly parcelPrice: Cents;
}

/** A box that the purchase can be shipped with. */
export interface BoxOption extends Parcel {
  readonly code: string;
  readonly pet: NamedPet;
}

/** The choices when starting a purchase of a kind. */
export interface StartScheduled {
  /** Products without options are sold out. */
  readonly products: readonly ScheduledProduct[];
  readonly cart: readonly RequestedItem[];
  /** The visitor's active boxes; empty for visitors without a subscription. */
  readonly boxes: readonly BoxOption[];
  /** The code of the box chosen so far to ship with. */
  readonly withBoxOf?: string;
  /** The destination at the visitor's own address, if the shop may reveal it. */
  readonly parcel?: Parcel;
  /** The customer's cards, if the server charges one of them without asking for it again. */
  readonly cards?: readonly StoredCard[];
}

/** The monthly cost of a cart. */
export interface StartSummary {
  readonly items: readonly ScheduledItem[];
  readonly subtotal: Cents;
  /** Absent if the destination is unknown, or the cart is empty. */
  readonly freight?: Cents;
  /** The freight in words; absent for an empty cart. */
  readonly freightText?: string;
  readonly total: Cents;
  /** Whether the freight is still to be added to the total. */
  readonly isWithoutFreight: boolean;
  /** The next lower unit price, in a sentence. */
  readonly stepText?: string;
}

const unknownFreightText = "Calculado com o seu CEP";

/** Computes the cost of a cart, shipped with a box or on its own. */
export function startSummaryOf(
  kind: ScheduledKind,
  start: Pick<StartScheduled, "products" | "boxes" | "parcel">,
  chosen: { readonly cart: readonly RequestedItem[]; readonly withBoxOf?: string | undefined },
): StartSummary {
  const items = cartItems(start.products, chosen.cart);
  if (items.length === 0) return { items, subtotal: zeroCents, total: zeroCents, isWithoutFreight: false };
  const subtotal = itemsPriceOf(kind, items);
  const box = start.boxes.find(({ code }) => code === chosen.withBoxOf);
  const parcel = box ?? start.parcel;
  const freight =
    parcel &&
    scheduledFreightOf({
      dispatch: box ? "with-box" : "standalone",
      weightInGrams: weightInGrams(kind, items),
      ...parcel,
    });
  const stepText = priceStepText(kind, items);
  return {
    items,
    subtotal,
    ...(freight !== undefined && { freight }),
    freightText: freight === undefined ? unknownFreightText : freightText(freight),
    total: freight === undefined ? subtotal : addCents(subtotal, freight),
    isWithoutFreight: freight === undefined,
    ...(stepText !== undefined && { stepText }),
  };
}

/** What a day costs, in a sentence; undefined for products that are not packs of pieces. */
export function dailyCostOf(kind: ScheduledKind, products: readonly ScheduledProduct[]): string | undefined {
  const { pieces } = scheduledRules[kind];
  return pieces && dailyCostText(kind, pieces.one, products.filter(isForSale));
}

/** The price list that all products share; undefined if the lists differ, or the price does not fall with the total. */
export function sharedPriceStepsOf(
  kind: ScheduledKind,
  products: readonly ScheduledProduct[],
): readonly QuantityOption[] | undefined {
  if (scheduledRules[kind].pricing !== "tiered") return undefined;
  const [first, ...others] = products.filter(isForSale).map(({ options }) => priceSteps(options));
  return first !== undefined && others.every((steps) => isSameList(steps, first)) ? first : undefined;
}

/**
 * The cost of one piece of a pack: one pad, which is a day's use. Undefined for products that are not packs.
 */
export function pieceCost(kind: ScheduledKind, unitPrice: Cents): Cents | undefined {
  const { pieces } = scheduledRules[kind];
  return pieces && divideCents(unitPrice, pieces.perUnit);
}

/** "Um tapete por dia custa de R$2,00 a R$3,66, conforme o produto e a quantidade." */
function dailyCostText(kind: ScheduledKind, piece: string, products: readonly ScheduledProduct[]): string | undefined {
  const prices = products.flatMap(({ options }) => options.map(({ specialPrice }) => specialPrice));
  const costs = prices.flatMap((price) => pieceCost(kind, price) ?? []).sort((one, other) => one - other);
  const [least] = costs;
  const most = costs.at(-1);
  if (least === undefined || most === undefined) return undefined;
  const daily = `Um ${piece} por dia custa`;
  if (least === most) return `${daily} ${formatCents(least)}.`;
  return `${daily} de\u00a0${formatCents(least)} a\u00a0${formatCents(most)}, conforme o produto e a quantidade.`;
}

function isSameList(one: readonly QuantityOption[], other: readonly QuantityOption[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ quantity, specialPrice }, index) => {
      const step = other[index];
      return step?.quantity === quantity && step.specialPrice === specialPrice;
    })
  );
}
