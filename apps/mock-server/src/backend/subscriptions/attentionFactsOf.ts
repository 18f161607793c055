import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { endsBeforeCharge } from "@petbox/domain/card/storedCard";
import { isLateBox } from "@petbox/domain/shipment/lateBox";
import type { AttentionFacts, OpenDebt, TroubledBox } from "@petbox/domain/subscription/attentionFacts";
import { nextRetryDay } from "../../simulation/chargeDays.ts";
import { awaitedPenaltyOf, cancelDay } from "../../simulation/grantCancellation.ts";
import { renewalAmountOf } from "../../simulation/monthPrice.ts";
import { destinationOf, expectedDay } from "../../simulation/runShipments.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { isSameCard } from "../cards/cardOnFile.ts";
import { displayedCard } from "../cards/storedCards.ts";
import { walletOf } from "../cards/wallet.ts";
import type { Subscription } from "../checkout/collections.ts";
import { abortedMoneyOf } from "../plan/abortedMoney.ts";
import { endOfTermDay, nextChargeOf } from "../plan/nextCharge.ts";
import { amountOf, openDebtsOf, penaltyDebtOf } from "../resolution/debt.ts";
import { pendingPaymentOf } from "../resolution/waitingPayment.ts";
import { stateAtNextCharge } from "../scheduled/nextDispatch.ts";
import type { WorldStore } from "../store.ts";
import { isCancelPending, laterTermOf } from "./laterTerm.ts";
import { termsOf } from "./ownSubscriptions.ts";
import { statusOf } from "./statusOf.ts";
import { allTermsOf, subscriptionStateOf } from "./subscriptionStateOf.ts";

/** What decides the most urgent thing about a subscription; every page sends this record. */
export function attentionFactsOf(store: WorldStore, subscription: Subscription, now: number): AttentionFacts {
  const today = civilDateAt(now);
  const state = subscriptionStateOf(store, subscription);
  const status = statusOf(state, today);
  if (status === undefined) return { awaitsFirstPayment: true };
  const debt = debtOf(store, state, today);
  const payment = debt && pendingPaymentOf(store, subscription, now);
  const endingCard = endingCardOf(store, state, today);
  const box = troubledBoxOf(store, subscription, today);
  const term = termEndOf(store, state);
  const nextCharge = debt === undefined ? nextChargeOf(stateAtNextCharge(store, subscription, today)) : undefined;
  const { endedOn } = subscription;
  // A renewal left before its first day takes nothing from the term that is paid.
  const leavesOn = isCancelPending(store, subscription) ? (cancelDay(subscription) ?? endedOn) : undefined;
  const penalty = awaitedPenaltyOf(state)?.amount;
  return omitUndefined({
    status,
    debt,
    payment,
    endingCard,
    box,
    leaving: leavesOn && omitUndefined({ on: leavesOn, penalty }),
    term,
    endedOn,
    nextCharge,
  });
}

function debtOf(store: WorldStore, state: SubscriptionState, today: CivilDate): OpenDebt | undefined {
  const { subscription } = state;
  const owed = openDebtsOf(store, subscription);
  const [oldest] = owed;
  if (oldest === undefined) return undefined;
  const isPenalty = owed.some(({ id }) => id === penaltyDebtOf(subscription)?.id);
  const triedAgainOn = nextRetryDay(state, today);
  return omitUndefined({
    on: oldest.dueOn,
    amount: amountOf(owed),
    isPenalty: isPenalty || undefined,
    triedAgainOn,
  });
}

function endingCardOf(store: WorldStore, state: SubscriptionState, today: CivilDate): AttentionFacts["endingCard"] {
  const next = nextChargeOf(state);
  const { card, customerCode } = state.subscription;
  const stored = walletOf(store, customerCode).find((each) => isSameCard(each, card));
  if (next === undefined || stored === undefined) return undefined;
  const charged = { ...displayedCard(stored), nextCharge: { on: next.on } };
  return endsBeforeCharge(charged, today) ? { lastFour: stored.lastFour, on: next.on } : undefined;
}

/** The newest box, if it is late or was aborted. Earlier terms may have sent it. */
function troubledBoxOf(store: WorldStore, subscription: Subscription, today: CivilDate): TroubledBox | undefined {
  const boxes = termsOf(store, subscription).flatMap((term) => subscriptionStateOf(store, term).shipments);
  const newest = boxes.at(-1);
  if (newest === undefined || newest.deliveredOn !== undefined || newest.confirmedOn !== undefined) return undefined;
  const { chargeId, abortedOn, handedOverOn } = newest;
  if (abortedOn !== undefined) {
    return { state: "aborted", on: abortedOn, ...abortedMoneyOf(allTermsOf(store, subscription), chargeId) };
  }
  if (handedOverOn === undefined) return undefined;
  const expectedOn = expectedDay(handedOverOn, destinationOf(newest, subscription));
  const box = { status: "sent", delivered: false, collectedOn: handedOverOn, expectedOn } as const;
  return isLateBox(box, today) ? { state: "late", on: expectedOn } : undefined;
}

function termEndOf(store: WorldStore, state: SubscriptionState): AttentionFacts["term"] {
  const { purchase, renewalOff, cancelAskedOn, endedOn, renewedInto } = state.subscription;
  const on = purchase === undefined && cancelAskedOn === undefined ? endOfTermDay(state) : undefined;
  if (on === undefined || (endedOn !== undefined && renewedInto === undefined)) return undefined;
  const renews = renewedInto === undefined ? renewalOff !== true : laterTermOf(store, state.subscription) !== undefined;
  return { on, renews, amount: renewalAmountOf(state) };
}
