import { addCents, type Cents, cents, divideCents, multiplyCents, subtractCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { PlanLength } from "./planLength.ts";

/** An amount, and in how many months of a term it is charged. */
export interface MonthlyCharge {
  readonly charge: Cents;
  readonly months: number;
}

/**
 * The monthly charges of a term in their order, which add up to its total (decision 15): the price per month, and where the total is no
 * multiple of it, one cent more or less in the last months.
 */
export function monthlyCharges(total: Cents, months: PlanLength): readonly MonthlyCharge[] {
  const charge = divideCents(total, months);
  const rest = subtractCents(total, multiplyCents(charge, months));
  const unlike = Math.abs(rest);
  if (unlike === 0) return [{ charge, months }];
  return [
    { charge, months: months - unlike },
    { charge: addCents(charge, cents(Math.sign(rest))), months: unlike },
  ];
}

/** The charge of one month of a term, counted from 1. */
export function chargeOfMonth(total: Cents, months: PlanLength, month: number): Cents {
  const [usual, last = usual] = monthlyCharges(total, months);
  if (usual === undefined || last === undefined) throw new RangeError("A term has a charge");
  return month > usual.months ? last.charge : usual.charge;
}

/** Writes the charges as a sum: "12 × R$59,90", "6 × R$59,42 + 6 × R$59,41". Empty if nothing is charged. */
export function chargesText(charges: readonly MonthlyCharge[], formatMoney = formatCents): string {
  return charges
    .filter(({ charge }) => charge > 0)
    .map(({ charge, months }) => `${months}\u00a0×\u00a0${formatMoney(charge)}`)
    .join(" + ");
}
