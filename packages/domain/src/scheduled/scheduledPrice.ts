import { addCents, atLeastZero, type Cents, multiplyCents, noCents } from "../money/cents.ts";
import { isForSale, type QuantityOption, type ScheduledItem } from "./scheduledItem.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

type Priced = Pick<ScheduledItem, "quantity" | "options" | "specialPrice">;

/** How many there are of what is for sale. */
export function totalQuantity(items: readonly Pick<Priced, "quantity" | "options">[]): number {
  return items.reduce((sum, item) => (isForSale(item) ? sum + item.quantity : sum), 0);
}

/**
 * What one of an item costs: of pads its own special price, that of its option where it has one of that very quantity, and above
 * the last option that of the last: more never costs more each (MAN-405). Of food the special price of the highest option at or
 * below the total, below all of them of the smallest (MAN-401, MAN-404).
 * @param total how many there are of all items together.
 */
export function unitPriceOf(kind: ScheduledKind, item: Priced, total: number): Cents {
  const option =
    scheduledRules[kind].pricing === "tiered" ? tierOf(item.options, total) : ownOption(item.options, item.quantity);
  return atLeastZero(option?.specialPrice ?? item.specialPrice ?? noCents);
}

/** What an item costs each time, without the freight. What is gone costs nothing, for it is not sent. */
export function itemPriceOf(kind: ScheduledKind, item: Priced, total: number): Cents {
  return isForSale(item) ? multiplyCents(unitPriceOf(kind, item, total), item.quantity) : noCents;
}

/** What all items cost each time, without the freight (MAN-402, MAN-405). @throws RangeError beyond the safe integers. */
export function itemsPriceOf(kind: ScheduledKind, items: readonly Priced[]): Cents {
  const total = totalQuantity(items);
  return addCents(...items.map((item) => itemPriceOf(kind, item, total)));
}

/** What comes to be paid each time: the items and the freight (MAN-403, MAN-405). A freight below zero gives nothing back. */
export function orderTotalOf(kind: ScheduledKind, items: readonly Priced[], freight: Cents): Cents {
  return addCents(itemsPriceOf(kind, items), atLeastZero(freight));
}

/** A price that falls with the next few. */
export interface PriceStep {
  /** How many more it takes. */
  readonly more: number;
  /** What each costs from then on. */
  readonly unitPrice: Cents;
}

/** The next quantity from which each costs less; undefined where the price does not fall any more. */
export function nextPriceStep(kind: ScheduledKind, items: readonly Priced[]): PriceStep | undefined {
  const first = items.find(isForSale);
  const total = totalQuantity(items);
  if (first === undefined || scheduledRules[kind].pricing !== "tiered") return undefined;
  const now = unitPriceOf(kind, first, total);
  const next = inOrder(first.options).find(({ quantity, specialPrice }) => quantity > total && specialPrice < now);
  return next && { more: next.quantity - total, unitPrice: atLeastZero(next.specialPrice) };
}

/** The options from which each costs less than before: what a price list shows. */
export function priceSteps(options: readonly QuantityOption[]): readonly QuantityOption[] {
  return inOrder(options).filter(
    ({ specialPrice }, place, all) => place === 0 || specialPrice < Math.min(...all.slice(0, place).map(priceOf)),
  );
}

const priceOf = ({ specialPrice }: QuantityOption) => specialPrice;

function ownOption(options: readonly QuantityOption[], quantity: number): QuantityOption | undefined {
  const last = inOrder(options).at(-1);
  return last && quantity > last.quantity ? last : options.find((option) => option.quantity === quantity);
}

function tierOf(options: readonly QuantityOption[], total: number): QuantityOption | undefined {
  const tiers = inOrder(options);
  return tiers.findLast(({ quantity }) => quantity <= total) ?? tiers[0];
}

/** From the smallest to the largest; of two for the same quantity the first one counts. */
function inOrder(options: readonly QuantityOption[]): readonly QuantityOption[] {
  const sorted = options.toSorted((one, other) => one.quantity - other.quantity);
  return sorted.filter(({ quantity }, place) => sorted[place - 1]?.quantity !== quantity);
}
