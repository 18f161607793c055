/** The quantities in which something can be had: all whole numbers between two bounds, or those on a list. */
export type AllowedQuantities =
  | { readonly kind: "every"; readonly least: number; readonly most: number }
  | {
      readonly kind: "listed";
      readonly quantities: readonly number[];
      /** How it goes on above the last of the list; it ends there where this is absent. */
      readonly thenBy?: number;
    };

/** Nobody has less than one of a thing: whoever wants none takes it out (FUN-182, MAN-280). */
const leastQuantity = 1;

/**
 * All whole numbers from `least` on, up to `most` if there is such a bound (FUN-181). Throws RangeError when a bound is no whole
 * number, `least` is below one or `most` is below `least`.
 */
export function everyQuantity({ least = leastQuantity, most = Number.POSITIVE_INFINITY } = {}): AllowedQuantities {
  const bounded = most !== Number.POSITIVE_INFINITY;
  if (!isQuantity(least) || (bounded && !isQuantity(most)) || most < least) {
    throw new RangeError(`Not the bounds of a quantity: ${least} to ${most}`);
  }
  return { kind: "every", least, most };
}

/**
 * Only these quantities, in any order (MAN-279). What is no quantity – a fraction, zero, less than zero – is left out, and so is
 * one that is there twice: the list comes from a server.
 */
export function listedQuantities(quantities: readonly number[]): Extract<AllowedQuantities, { kind: "listed" }> {
  return { kind: "listed", quantities: sortedQuantities(quantities) };
}

/**
 * The same, and above the last of them on without an end, by the last step of the list (MAN-279, FUN-181). A list of one goes on by
 * that one.
 */
export function listedQuantitiesAndOn(quantities: readonly number[]): AllowedQuantities {
  const sorted = sortedQuantities(quantities);
  const last = sorted.at(-1);
  return last === undefined
    ? listedQuantities([])
    : { ...listedQuantities(sorted), thenBy: last - (sorted.at(-2) ?? 0) };
}

function sortedQuantities(quantities: readonly number[]): readonly number[] {
  return [...new Set(quantities.filter(isQuantity))].sort((one, other) => one - other);
}

/** Whether something can be had in this quantity. */
export function isAllowedQuantity(allowed: AllowedQuantities, quantity: number): boolean {
  if (allowed.kind === "listed") return isQuantity(quantity) && quantityAbove(allowed, quantity - 1) === quantity;
  return isQuantity(quantity) && quantity >= allowed.least && quantity <= allowed.most;
}

/** The least allowed quantity above this one, which itself need not be allowed; `undefined` when there is none. */
export function quantityAbove(allowed: AllowedQuantities, quantity: number): number | undefined {
  if (allowed.kind === "listed") return listedAbove(allowed, quantity);
  const above = Math.max(Math.floor(quantity) + 1, allowed.least);
  return above <= allowed.most ? above : undefined;
}

/** The greatest allowed quantity below this one, which itself need not be allowed; `undefined` when there is none. */
export function quantityBelow(allowed: AllowedQuantities, quantity: number): number | undefined {
  if (allowed.kind === "listed") return listedBelow(allowed, quantity);
  const below = Math.min(Math.ceil(quantity) - 1, allowed.most);
  return below >= allowed.least ? below : undefined;
}

type Listed = Extract<AllowedQuantities, { kind: "listed" }>;

function listedAbove({ quantities, thenBy }: Listed, quantity: number): number | undefined {
  const last = quantities.at(-1);
  const listed = quantities.find((each) => each > quantity);
  if (listed !== undefined || last === undefined || thenBy === undefined) return listed;
  const above = last + (Math.floor((quantity - last) / thenBy) + 1) * thenBy;
  return isQuantity(above) ? above : undefined;
}

function listedBelow({ quantities, thenBy }: Listed, quantity: number): number | undefined {
  const last = quantities.at(-1);
  if (last === undefined || thenBy === undefined || quantity <= last) {
    return quantities.findLast((each) => each < quantity);
  }
  return last + (Math.ceil((quantity - last) / thenBy) - 1) * thenBy;
}

function isQuantity(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= leastQuantity;
}
