import { addMonths, type CivilDate } from "../calendar/civilDate.ts";
import { addCents, type Cents, multiplyCents, zeroCents } from "../money/cents.ts";
import { type MonthlyCharge, monthlyCharges } from "./charges.ts";
import type { SelectedPlan } from "./offer.ts";
import { cancellationPenalty } from "./pricing.ts";

/** The penalty for cancelling in one month of the term. */
export interface MonthlyPenalty {
  /** Counted from 1, the month of the first charge. */
  readonly month: number;
  readonly penalty: Cents;
}

/** The obligations of a subscription from its first payment on. */
export interface Commitment {
  /** Monthly; includes the freight of the box if known. */
  readonly charge: Cents;
  /** Whether `charge` includes the freight. */
  readonly freightKnown: boolean;
  readonly nextCharge: CivilDate;
  /** The day of the term's automatic renewal. */
  readonly renewal: CivilDate;
  /** Whether the renewal costs more, because a coupon counts for one term (decision 15). */
  readonly isRenewalDearer: boolean;
  /** The cancellation penalty month by month; empty for the monthly plan (MAN-395). */
  readonly penalties: readonly MonthlyPenalty[];
}

/** A plan's monthly charge and the total of its term, including the freight of one box a month. */
export function withFreight(
  { monthlyPrice, total, length }: SelectedPlan,
  freight: Cents,
): Record<"charge" | "total", Cents> {
  return { charge: addCents(monthlyPrice, freight), total: addCents(total, multiplyCents(freight, length)) };
}

/** The monthly charges of a plan with the freight of each box; empty if the server's monthly price differs from the first of them. */
export function chargesOf(plan: SelectedPlan, freight: Cents): readonly MonthlyCharge[] {
  const { charge, total } = withFreight(plan, freight);
  const charges = monthlyCharges(total, plan.length);
  return charges[0]?.charge === charge ? charges : [];
}

/** The commitment of a plan paid for today (MAN-394 to MAN-396). */
export function commitmentOf(today: CivilDate, plan: SelectedPlan, freight: Cents | undefined): Commitment {
  const { monthlyPrice, length, total, totalBefore = total } = plan;
  return {
    charge: withFreight(plan, freight ?? zeroCents).charge,
    freightKnown: freight !== undefined,
    nextCharge: addMonths(today, 1),
    renewal: addMonths(today, length),
    isRenewalDearer: totalBefore > total,
    penalties: length === 1 ? [] : Array.from({ length }, (_, index) => leavingIn(index + 1)),
  };

  function leavingIn(month: number): MonthlyPenalty {
    return { month, penalty: cancellationPenalty({ monthlyPrice, months: length, remainingMonths: length - month }) };
  }
}
