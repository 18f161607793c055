/** The quantities in which something can be had: all whole numbers between two bounds, or those on a list. */
export type AllowedQuantities =
  | { readonly kind: "every"; readonly least: number; readonly most: number }
  | { readonly kind: "listed"; readonly quantities: readonly number[] };

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
export function listedQuantities(quantities: readonly number[]): AllowedQuantities {
  const sorted = [...new Set(quantities.filter(isQuantity))].sort((one, other) => one - other);
  return { kind: "listed", quantities: sorted };
}

/** Whether something can be had in this quantity. */
export function isAllowedQuantity(allowed: AllowedQuantities, quantity: number): boolean {
  if (allowed.kind === "listed") return allowed.quantities.includes(quantity);
  return isQuantity(quantity) && quantity >= allowed.least && quantity <= allowed.most;
}

/** The least allowed quantity above this one, which itself need not be allowed; `undefined` when there is none. */
export function quantityAbove(allowed: AllowedQuantities, quantity: number): number | undefined {
  if (allowed.kind === "listed") return allowed.quantities.find((listed) => listed > quantity);
  const above = Math.max(Math.floor(quantity) + 1, allowed.least);
  return above <= allowed.most ? above : undefined;
}

/** The greatest allowed quantity below this one, which itself need not be allowed; `undefined` when there is none. */
export function quantityBelow(allowed: AllowedQuantities, quantity: number): number | undefined {
  if (allowed.kind === "listed") return allowed.quantities.findLast((listed) => listed < quantity);
  const below = Math.min(Math.ceil(quantity) - 1, allowed.most);
  return below >= allowed.least ? below : undefined;
}

function isQuantity(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= leastQuantity;
}
