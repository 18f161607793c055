import { addCents, type Cents, multiplyCents } from "../money/cents.ts";

interface Adding {
  /** What a month costs as it is. */
  readonly monthlyValue: Cents;
  /** What the extra item costs a month. */
  readonly extra: Cents;
  /** How many months are paid already whose boxes get it too: they are charged for it at once. */
  readonly paidParcelsToCharge: number;
}

/** What an extra item comes to. */
export interface ExtraItemCost {
  /** Every month from now on (MAN-413). */
  readonly total: Cents;
  /** At once (MAN-414). */
  readonly chargedNow: Cents;
}

/** @throws RangeError for amounts beyond the safe integers. */
export function extraItemCost({ monthlyValue, extra, paidParcelsToCharge }: Adding): ExtraItemCost {
  return { total: addCents(monthlyValue, extra), chargedNow: multiplyCents(extra, paidParcelsToCharge) };
}
