import { addCents, type Cents, multiplyCents } from "../money/cents.ts";

interface Adding {
  /** The current monthly price. */
  readonly monthlyValue: Cents;
  /** The extra item's monthly price. */
  readonly extra: Cents;
  /** Months already paid whose boxes also get the item; they are charged immediately. */
  readonly paidParcelsToCharge: number;
}

/** The cost of an extra item. */
export interface ExtraItemCost {
  /** The new monthly price (MAN-413). */
  readonly total: Cents;
  /** The immediate charge (MAN-414). */
  readonly chargedNow: Cents;
}

/** @throws RangeError for amounts beyond the safe integers. */
export function extraItemCost({ monthlyValue, extra, paidParcelsToCharge }: Adding): ExtraItemCost {
  return { total: addCents(monthlyValue, extra), chargedNow: multiplyCents(extra, paidParcelsToCharge) };
}
