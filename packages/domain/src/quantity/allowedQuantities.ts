/** The quantities in which a product is sold: every whole number between two bounds, or a list. */
export type AllowedQuantities =
  | { readonly kind: "every"; readonly least: number; readonly most: number }
  | {
      readonly kind: "listed";
      readonly quantities: readonly number[];
      /** The step above the last listed quantity; absent if the list ends there. */
      readonly thenBy?: number;
    };

/** The minimum is one; zero means removing the product (FUN-182, MAN-280). */
const leastQuantity = 1;

/**
 * Every whole number from `least` up to `most`, if given (FUN-181). Throws RangeError if a bound is not a whole number,
 * `least` is below one, or `most` is below `least`.
 */
export function everyQuantity({ least = leastQuantity, most = Number.POSITIVE_INFINITY } = {}): AllowedQuantities {
  const bounded = most !== Number.POSITIVE_INFINITY;
  if (!isQuantity(least) || (bounded && !isQuantity(most)) || most < least) {
    throw new RangeError(`Not the bounds of a quantity: ${least} to ${most}`);
  }
  return { kind: "every", least, most };
}

/**
 * Only the listed quantities, in any order (MAN-279). Invalid ones (fractional, zero, negative) and duplicates are
 * dropped, because the list comes from a server.
 */
export function listedQuantities(quantities: readonly number[]): Extract<AllowedQuantities, { kind: "listed" }> {
  return { kind: "listed", quantities: sortedQuantities(quantities) };
}

/**
 * The listed quantities, continued above the last one by the list's last step without an upper limit (MAN-279, FUN-181).
 * A single-entry list continues by that entry.
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

/** Whether the quantity is allowed. */
export function isAllowedQuantity(allowed: AllowedQuantities, quantity: number): boolean {
  if (allowed.kind === "listed") return isQuantity(quantity) && quantityAbove(allowed, quantity - 1) === quantity;
  return isQuantity(quantity) && quantity >= allowed.least && quantity <= allowed.most;
}

/** The smallest allowed quantity above this one, which itself need not be allowed; undefined if none exists. */
export function quantityAbove(allowed: AllowedQuantities, quantity: number): number | undefined {
  if (allowed.kind === "listed") return listedAbove(allowed, quantity);
  const above = Math.max(Math.floor(quantity) + 1, allowed.least);
  return above <= allowed.most ? above : undefined;
}

/** The largest allowed quantity below this one, which itself need not be allowed; undefined if none exists. */
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
