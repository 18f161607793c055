import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { collection } from "../collection.ts";
import type { ScheduledQuantity } from "../scheduled/purchase.ts";

/** One try to be paid, by the stored card or by the customer. */
export interface ChargeTry {
  readonly on: CivilDate;
  readonly outcome: "paid" | "refused";
  /** What was asked for then: what is owed may have changed since. Absent of tries from before it was kept. */
  readonly amount?: Cents;
}

/** What a subscription costs in one of its months. */
export interface Charge {
  /** The subscription's code and the month: "ATIVA00001-3". */
  readonly id: string;
  readonly subscriptionCode: string;
  /** Which month of the term, from 1. */
  readonly month: number;
  readonly dueOn: CivilDate;
  /** The month's part of the term, with the box's freight and the extra item. */
  readonly amount: Cents;
  /** What a scheduled purchase was charged for: whatever is changed since goes with a later charge (MAN-223). */
  readonly items?: readonly ScheduledQuantity[];
  /** What of it the extra item costs that was added since; absent without one. */
  readonly extra?: Cents;
  readonly tries: readonly ChargeTry[];
  /** Absent while it is open. */
  readonly paidOn?: CivilDate;
  /** The day from which it is waited for no more: all that it was for was sold out before it was paid. */
  readonly calledOffOn?: CivilDate;
}

export const charges = collection<Charge>(({ id }) => id);

/** Up to which day, that day included, the world has lived. There is one such record. */
export interface LivedDay {
  readonly id: "world";
  readonly on: CivilDate;
}

export const livedDays = collection<LivedDay>(({ id }) => id);
