import { addCents, atLeastZero, type Cents, multiplyCents, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { isForSale, type QuantityOption, type ScheduledItem } from "./scheduledItem.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

type Priced = Pick<ScheduledItem, "quantity" | "options" | "specialPrice">;

/** The total number of units for sale. */
export function totalQuantity(items: readonly Pick<Priced, "quantity" | "options">[]): number {
  return items.reduce((sum, item) => (isForSale(item) ? sum + item.quantity : sum), 0);
}

/**
 * The unit price of an item. Pads: the special price of the option with exactly that quantity, or of the last option above
 * it, or else the item's own, so that a larger quantity never has a higher unit price (MAN-405). Food: the special price
 * of the highest option at or below the total, or of the smallest below all (MAN-401, MAN-404).
 * @param total the number of units of all items together.
 */
export function unitPriceOf(kind: ScheduledKind, item: Priced, total: number): Cents {
  const option =
    scheduledRules[kind].pricing === "tiered" ? tierOf(item.options, total) : ownOption(item.options, item.quantity);
  return atLeastZero(option?.specialPrice ?? item.specialPrice ?? zeroCents);
}

/** The price of an item per shipment, without freight. Sold-out items cost nothing, because they are not shipped. */
export function itemPriceOf(kind: ScheduledKind, item: Priced, total: number): Cents {
  return isForSale(item) ? multiplyCents(unitPriceOf(kind, item, total), item.quantity) : zeroCents;
}

/** The price of all items per shipment, without freight (MAN-402, MAN-405). @throws RangeError beyond the safe integers. */
export function itemsPriceOf(kind: ScheduledKind, items: readonly Priced[]): Cents {
  const total = totalQuantity(items);
  return addCents(...items.map((item) => itemPriceOf(kind, item, total)));
}

/** The total per shipment, with freight (MAN-403, MAN-405). A negative freight counts as zero. */
export function orderTotalOf(kind: ScheduledKind, items: readonly Priced[], freight: Cents): Cents {
  return addCents(itemsPriceOf(kind, items), atLeastZero(freight));
}

/** The next lower unit price. */
export interface PriceStep {
  /** How many more units it requires. */
  readonly more: number;
  /** The unit price from then on. */
  readonly unitPrice: Cents;
}

/** The next quantity with a lower unit price; undefined if the price does not fall further. */
export function nextPriceStep(kind: ScheduledKind, items: readonly Priced[]): PriceStep | undefined {
  const first = items.find(isForSale);
  const total = totalQuantity(items);
  if (first === undefined || scheduledRules[kind].pricing !== "tiered") return undefined;
  const now = unitPriceOf(kind, first, total);
  const next = inOrder(first.options).find(({ quantity, specialPrice }) => quantity > total && specialPrice < now);
  return next && { more: next.quantity - total, unitPrice: atLeastZero(next.specialPrice) };
}

/** The next lower unit price, in a sentence; undefined if the price does not fall further. */
export function priceStepText(kind: ScheduledKind, items: readonly Priced[]): string | undefined {
  const step = nextPriceStep(kind, items);
  return step && `Com mais ${countedUnits(kind, step.more)}, cada um sai por ${formatCents(step.unitPrice)}.`;
}

/** The options that lower the unit price, as in a price list. */
export function priceSteps(options: readonly QuantityOption[]): readonly QuantityOption[] {
  return inOrder(options).filter(
    ({ specialPrice }, index, all) => index === 0 || specialPrice < Math.min(...all.slice(0, index).map(priceOf)),
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

/** Sorted by quantity; of duplicates the first one counts. */
function inOrder(options: readonly QuantityOption[]): readonly QuantityOption[] {
  const sorted = [...options].sort((one, other) => one.quantity - other.quantity);
  return sorted.filter(({ quantity }, index) => sorted[index - 1]?.quantity !== quantity);
}
