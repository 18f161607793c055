import { type Cents, divideCents, reaisFromCents, subtractCents } from "../money/cents.ts";

/** A purchase as reported by the server, in cents; `shipping` is per instalment. */
export type Purchase = { readonly amount: Cents; readonly parcels: number; readonly shipping: Cents };

/**
 * The value of a purchase for analytics, in reais: one instalment without its shipping, rounded half up to cents (FUN-331,
 * FUN-332). Undefined without instalments. Throws RangeError if `parcels` is not a whole number.
 */
export function analyticsAmount({ amount, parcels, shipping }: Purchase): number | undefined {
  if (parcels < 1) return undefined;
  // The only place where money becomes a decimal number, because the analytics service requires one.
  return Number(reaisFromCents(subtractCents(divideCents(amount, parcels), shipping)));
}
