import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { collection } from "../collection.ts";

/** What was paid for the extra item of boxes whose months had been paid before it was added (MAN-414). */
export interface ExtraCharge {
  readonly id: string;
  readonly subscriptionCode: string;
  /** The months whose boxes get it. */
  readonly chargeIds: readonly string[];
  readonly paidOn: CivilDate;
  readonly amount: Cents;
  /** What the item is called. */
  readonly name: string;
}

export const extraCharges = collection<ExtraCharge>(({ id }) => id);

/** An extra item of which there are none left. */
export interface SoldOutItem {
  readonly tag: string;
}

export const soldOutItems = collection<SoldOutItem>(({ tag }) => tag);
