import { addMonths, type CivilDate } from "../calendar/civilDate.ts";
import { addCents, type Cents, multiplyCents, noCents } from "../money/cents.ts";
import type { ChosenPlan } from "./offer.ts";
import { cancellationPenalty } from "./pricing.ts";

/** What leaving in one month of the term costs. */
export interface EarlyLeaving {
  /** Counted from 1, the month of the first charge. */
  readonly month: number;
  readonly penalty: Cents;
}

/** What a subscription asks for from the day on which it is paid for the first time. */
export interface Commitment {
  /** Of each month, the freight of its box included where that is known. */
  readonly charge: Cents;
  /** Whether `charge` has the freight in it. */
  readonly freightKnown: boolean;
  readonly nextCharge: CivilDate;
  /** The day on which the term is renewed by itself. */
  readonly renewal: CivilDate;
  /** Month by month what leaving costs; empty for the monthly plan, which costs nothing to leave (MAN-395). */
  readonly leaving: readonly EarlyLeaving[];
}

/** What each charge of a plan is, and the whole term of it, with the freight of its boxes, one a month. */
export function withFreight(
  { monthlyPrice, total, length }: ChosenPlan,
  freight: Cents,
): Record<"charge" | "total", Cents> {
  return { charge: addCents(monthlyPrice, freight), total: addCents(total, multiplyCents(freight, length)) };
}

/** What a plan that is paid for today asks for, and when (MAN-394 to MAN-396). */
export function commitmentOf(today: CivilDate, plan: ChosenPlan, freight: Cents | undefined): Commitment {
  const { monthlyPrice, length } = plan;
  return {
    charge: withFreight(plan, freight ?? noCents).charge,
    freightKnown: freight !== undefined,
    nextCharge: addMonths(today, 1),
    renewal: addMonths(today, length),
    leaving: length === 1 ? [] : Array.from({ length }, (_, index) => leavingIn(index + 1)),
  };

  function leavingIn(month: number): EarlyLeaving {
    return { month, penalty: cancellationPenalty({ monthlyPrice, months: length, remainingMonths: length - month }) };
  }
}
