import { type Cents, divideCents, reaisFromCents, subtractCents } from "../money/cents.ts";

/** What the server reports of a purchase, in cents; `shipping` is that of one instalment. */
export type Purchase = { readonly amount: Cents; readonly parcels: number; readonly shipping: Cents };

/**
 * What a purchase is worth to analytics: one instalment without its shipping, worked out in cents, rounded half up, and
 * told in reais with at most two decimals (FUN-331, FUN-332). undefined when it has no instalments: the value of such a
 * purchase cannot be told. Throws RangeError when `parcels` is not a whole number.
 */
export function analyticsAmount({ amount, parcels, shipping }: Purchase): number | undefined {
  if (parcels < 1) return undefined;
  // The only place where money leaves as a decimal number: that is what the analytics service takes.
  return Number(reaisFromCents(subtractCents(divideCents(amount, parcels), shipping)));
}
