import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { collection } from "../collection.ts";

/** One try to be paid, by the stored card or by the customer. */
export interface ChargeTry {
  readonly on: CivilDate;
  readonly outcome: "paid" | "refused";
}

/** What a subscription costs in one of its months. */
export interface Charge {
  /** The subscription's code and the month: "ATIVA00001-3". */
  readonly id: string;
  readonly subscriptionCode: string;
  /** Which month of the term, from 1. */
  readonly month: number;
  readonly dueOn: CivilDate;
  /** The month's part of the term, with the box's freight. */
  readonly amount: Cents;
  readonly tries: readonly ChargeTry[];
  /** Absent while it is open. */
  readonly paidOn?: CivilDate;
}

export const charges = collection<Charge>(({ id }) => id);

/** Up to which day, that day included, the world has lived. There is one such record. */
export interface LivedDay {
  readonly id: "world";
  readonly on: CivilDate;
}

export const livedDays = collection<LivedDay>(({ id }) => id);
