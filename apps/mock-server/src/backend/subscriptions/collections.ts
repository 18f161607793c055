import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import type { CardIdentity } from "../cards/collections.ts";
import { collection } from "../collection.ts";
import type { ScheduledQuantity } from "../scheduled/purchase.ts";

/** One attempt to charge, by the stored card or by the customer. */
export interface ChargeAttempt {
  readonly on: CivilDate;
  readonly outcome: "paid" | "refused";
  /** The amount of that attempt; the debt may have changed since. Absent in older records. */
  readonly amount?: Cents;
  /** The stored card that was charged. Absent in older records, and for payments of the customer. */
  readonly card?: CardIdentity;
}

/** A subscription's charge for one month. */
export interface Charge {
  /** The subscription's code and the month: "ATIVA00001-3". */
  readonly id: string;
  readonly subscriptionCode: string;
  /** The month of the term, from 1. */
  readonly month: number;
  readonly dueOn: CivilDate;
  /** The month's share of the term, with freight and extra item. */
  readonly amount: Cents;
  /** The charged items of a scheduled purchase; changes apply from a later charge (MAN-223). */
  readonly items?: readonly ScheduledQuantity[];
  /** The part for an extra item that was added later; absent without one. */
  readonly extra?: Cents;
  /** The part of the price that aborted boxes had paid for: it is not in the amount. */
  readonly credit?: Cents;
  readonly tries: readonly ChargeAttempt[];
  /** Absent while it is open. */
  readonly paidOn?: CivilDate;
  /** The day it was called off because everything in it was sold out before it was paid. */
  readonly calledOffOn?: CivilDate;
}

export const charges = collection<Charge>(({ id }) => id);

/** The last day, inclusive, up to which the world has advanced. There is one such record. */
export interface AdvancedDay {
  readonly id: "world";
  readonly on: CivilDate;
}

export const advancedDays = collection<AdvancedDay>(({ id }) => id);

/** The scenario that was picked in the panel, by name. There is one such record, or none before the first pick. */
export interface PickedScenario {
  readonly id: "world";
  readonly name: string;
}

export const pickedScenarios = collection<PickedScenario>(({ id }) => id);
