import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { addCents, type Cents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import { abortedBoxesOf, isChargedAgain, unusedMoneyOf } from "../../simulation/abortedCredit.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";

/**
 * What becomes of the money of aborted boxes: deducted from the next charge, in this term or the next one, or refunded without one (decision 72).
 * @param terms all terms of a subscription.
 * @param chargeId the charge of its newest aborted box.
 */
export function abortedMoneyOf(
  terms: readonly SubscriptionState[],
  chargeId: string,
): { readonly credit?: Cents; readonly refund?: Cents } {
  const boxes = abortedBoxesOf(terms);
  const unused = unusedMoneyOf(boxes);
  if (unused > zeroCents) return goesOn(terms) ? { credit: unused } : { refund: unused };
  const { refunded = zeroCents } = boxes.find((box) => box.chargeId === chargeId) ?? {};
  return refunded > zeroCents ? { refund: refunded } : {};
}

/** The money of one aborted box. */
interface BoxMoney {
  readonly chargeId: string;
  readonly on: CivilDate;
  readonly credited: Cents;
  readonly refunded: Cents;
}

/** How the money of each aborted box is returned. @param terms all terms of a subscription. */
export function abortedMoneyByBox(terms: readonly SubscriptionState[]): readonly BoxMoney[] {
  return abortedBoxesOf(terms).map(({ chargeId, on, paid, unused, refunded: before }) => {
    const refunded = addCents(before, goesOn(terms) ? zeroCents : unused);
    return { chargeId, on, credited: subtractCents(paid, refunded), refunded };
  });
}

function goesOn(terms: readonly SubscriptionState[]): boolean {
  const last = terms.at(-1);
  return last !== undefined && isChargedAgain(last);
}
