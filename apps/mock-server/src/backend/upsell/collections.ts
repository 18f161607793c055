import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { collection } from "../collection.ts";

/** A charge for the extra item in boxes whose months were already paid (MAN-414). */
export interface ExtraCharge {
  readonly id: string;
  readonly subscriptionCode: string;
  /** The months whose boxes contain it. */
  readonly chargeIds: readonly string[];
  readonly paidOn: CivilDate;
  readonly amount: Cents;
  /** The item's name. */
  readonly name: string;
}

export const extraCharges = collection<ExtraCharge>(({ id }) => id);

/** An extra item without stock. */
export interface SoldOutItem {
  readonly tag: string;
}

export const soldOutItems = collection<SoldOutItem>(({ tag }) => tag);
