import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { addCents, type Cents, divideCents, lesserCents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import type { Charge } from "../backend/subscriptions/collections.ts";
import { termOf } from "./chargeDays.ts";
import type { SubscriptionState } from "./subscriptionState.ts";

/** A term and, if known, the ones before it. */
type Term = Pick<SubscriptionState, "subscription" | "charges" | "shipments" | "extraCharges" | "earlier">;

/** An aborted box, and what became of the money that was paid for it (decision 72). */
interface AbortedBox {
  readonly chargeId: string;
  readonly on: CivilDate;
  readonly paid: Cents;
  /** The part that no charge has used and that is not refunded yet. */
  readonly unused: Cents;
  readonly refunded: Cents;
}

/** The aborted boxes of consecutive terms, the oldest first. Charges use the money of the oldest boxes first, in their term or a later one. */
export function abortedBoxesOf(terms: readonly Term[]): readonly AbortedBox[] {
  let boxes: readonly AbortedBox[] = [];
  for (const term of terms) {
    if (term.subscription.purchase !== undefined) continue;
    const used = withoutMoney([...boxes, ...abortedIn(term)], usedCreditOf(term), false);
    boxes = withoutMoney(used, term.subscription.refunded ?? zeroCents, true);
  }
  return boxes;
}

/**
 * What was paid for aborted boxes, in this term and the ones before it, and is not deducted from a later charge yet (decision 72).
 * @param before leaves out the boxes aborted on that day or later; absent for all.
 */
export function abortedCreditOf(state: Term, before?: CivilDate): Cents {
  return unusedMoneyOf(
    abortedBoxesOf([...(state.earlier ?? []), state]).filter(({ on }) => before === undefined || on < before),
  );
}

/** The money of aborted boxes that is neither used nor refunded yet. */
export function unusedMoneyOf(boxes: readonly AbortedBox[]): Cents {
  return addCents(...boxes.map(({ unused }) => unused));
}

/** Whether another month will be charged, in this term or in the automatic renewal. */
export function isChargedAgain({ subscription, charges }: Term): boolean {
  const { endedOn, cancelAskedOn, renewalOff = false } = subscription;
  const hasNoOther = renewalOff && charges.length >= termOf(subscription);
  return endedOn === undefined && cancelAskedOn === undefined && !hasNoOther;
}

/** What was paid for the box of a charge: its month, and the extra item that was paid at once. */
function paidForBox(
  { extraCharges = [] }: Pick<SubscriptionState, "extraCharges">,
  { id, amount, credit = zeroCents }: Charge,
): Cents {
  const extras = extraCharges.filter(({ chargeIds }) => chargeIds.includes(id));
  return addCents(amount, credit, ...extras.map((extra) => divideCents(extra.amount, extra.chargeIds.length)));
}

function abortedIn(term: Term): readonly AbortedBox[] {
  return term.shipments.flatMap(({ chargeId, abortedOn: on }) => {
    const charge = term.charges.find(({ id }) => id === chargeId);
    if (on === undefined || charge === undefined) return [];
    const paid = paidForBox(term, charge);
    return [{ chargeId, on, paid, unused: paid, refunded: zeroCents }];
  });
}

/** The credit deducted from a term's charges. A month that was open when the subscription ended is not charged, so it uses none. */
function usedCreditOf({ subscription: { endedOn }, charges }: Term): Cents {
  const counts = ({ paidOn }: Charge) => paidOn !== undefined || endedOn === undefined;
  return addCents(...charges.filter(counts).map(({ credit = zeroCents }) => credit));
}

function withoutMoney(boxes: readonly AbortedBox[], amount: Cents, isRefund: boolean): readonly AbortedBox[] {
  let left = amount;
  return boxes.map((box) => {
    const part = lesserCents(left, box.unused);
    left = subtractCents(left, part);
    const unused = subtractCents(box.unused, part);
    return isRefund ? { ...box, unused, refunded: addCents(box.refunded, part) } : { ...box, unused };
  });
}
