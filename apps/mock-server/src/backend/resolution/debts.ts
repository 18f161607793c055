import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { addCents, cents, multiplyCents, zeroCents } from "@petbox/domain/money/cents";
import type { ChargeAfterPayment, OverdueCharge, PendingCharge } from "@petbox/domain/payment/overdueCharge";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { planSeeds } from "../../seed/plans.ts";
import { nextRetryDay } from "../../simulation/chargeDays.ts";
import { awaitedPenaltyOf } from "../../simulation/grantCancellation.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { isSameCard } from "../cards/cardOnFile.ts";
import { refusedDayOf } from "../cards/refusedDay.ts";
import { walletOf } from "../cards/wallet.ts";
import type { Subscription } from "../checkout/collections.ts";
import { displayedEndOfTerm, nextChargeOf, paidUp } from "../plan/nextCharge.ts";
import { stateAtNextCharge } from "../scheduled/nextDispatch.ts";
import type { WorldStore } from "../store.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import type { PaymentRequest } from "./collections.ts";
import { amountOf, type Debt, openDebtsOf, penaltyDebtOf } from "./debt.ts";

/** Whether a payment is still pending. */
export function isOpen({ cancelledAt, end }: PaymentRequest): boolean {
  return cancelledAt === undefined && end === undefined;
}

/** The pending payment of a subscription; there is at most one. */
export function waitingRequestOf(store: WorldStore, { code }: Pick<Subscription, "code">): PaymentRequest | undefined {
  return store.paymentRequests.all().find((request) => request.subscriptionCode === code && isOpen(request));
}

interface Asking {
  readonly store: WorldStore;
  readonly now: number;
  /** The session of the request. */
  readonly sessionId: string;
}

/** The debt of a started subscription, and the state of its payment. */
export function resolutionOf(subscription: Subscription, { store, now, sessionId }: Asking): OverdueCharge {
  const owed = openDebtsOf(store, subscription);
  const { pet } = subscription;
  const dueOn = owed[0]?.dueOn;
  return {
    kind: "known",
    amount: amountOf(owed),
    parcels: parcelsOf(owed, subscription),
    plan: planOf(subscription),
    isPaid: owed.length === 0,
    ...(owed.length === 0 && endedUnpaid(store, subscription) && { closedUnpaid: true }),
    ...waitedFor(waitingRequestOf(store, subscription), now, sessionId),
    ...(pet && { pet }),
    ...(dueOn && { dueOn }),
    ...(owed.length > 0
      ? whatFollows(store, subscription, civilDateAt(now))
      : nextPaymentOf(store, subscription, civilDateAt(now))),
  };
}

/** Whether the last charge was called off, or ended unpaid with its subscription; a penalty takes its place. */
function endedUnpaid(store: WorldStore, subscription: Subscription): boolean {
  const last = penaltyDebtOf(subscription) ?? subscriptionStateOf(store, subscription).charges.at(-1);
  return last !== undefined && last.paidOn === undefined;
}

/** The number of equal open charges; with a penalty, the total counts as one. */
function parcelsOf(owed: readonly Debt[], subscription: Subscription): number {
  const penalty = penaltyDebtOf(subscription);
  return owed.some(({ id }) => id === penalty?.id) ? 1 : owed.length;
}

/** The next charge and its card, once nothing is owed. */
function nextPaymentOf(
  store: WorldStore,
  subscription: Subscription,
  today: CivilDate,
): Pick<OverdueCharge, "chargedLastFour" | "chargedCardRefusedOn" | "nextCharge"> {
  const nextCharge = chargeAfter(stateAtNextCharge(store, subscription, today));
  if (nextCharge === undefined) return {};
  const { card, customerCode } = subscription;
  const chargedCardRefusedOn = refusedDayOf(store, customerCode, card);
  return { chargedLastFour: card.lastFour, ...(chargedCardRefusedOn && { chargedCardRefusedOn }), nextCharge };
}

/** The card that is charged, and the charges after today's debt is paid. */
function whatFollows(
  store: WorldStore,
  subscription: Subscription,
  today: CivilDate,
): Pick<OverdueCharge, "chargedCard" | "nextTryOn" | "nextCharge" | "endOfTerm"> {
  const { card, customerCode } = subscription;
  const chargedCard = walletOf(store, customerCode).find((each) => isSameCard(each, card))?.id;
  const state = subscriptionStateOf(store, subscription);
  const nextTryOn = nextRetryDay(state, today);
  const paid = paidUp(state, today);
  const [now, oncePaid] = [displayedEndOfTerm(state), displayedEndOfTerm(paid)];
  return {
    ...(chargedCard && { chargedCard }),
    ...(nextTryOn && { nextTryOn }),
    nextCharge: chargeAfter(paidUp(stateAtNextCharge(store, subscription, today), today)) ?? null,
    ...(now && oncePaid && { endOfTerm: { now, oncePaid } }),
  };
}

/** The charge that follows; a pending cancellation charges no further month, but its penalty. */
function chargeAfter(paid: SubscriptionState): ChargeAfterPayment | undefined {
  const penalty = awaitedPenaltyOf(paid);
  return nextChargeOf(paid) ?? (penalty && { ...penalty, isPenalty: true });
}

/** A payment started in another session blocks a new one here. */
function waitedFor(
  request: PaymentRequest | undefined,
  now: number,
  sessionId: string,
): Pick<OverdueCharge, "charge" | "existingRetry"> {
  if (request === undefined) return {};
  const pending = pendingChargeOf(request, now);
  return request.sessionId === sessionId ? { charge: pending } : { existingRetry: pending };
}

function pendingChargeOf({ id: request, means }: PaymentRequest, now: number): PendingCharge {
  switch (means.kind) {
    case "pix":
      return { request, gateway: "pix", code: means.code, secondsLeft: Math.ceil((means.until - now) / 1000) };
    case "boleto":
      return { request, gateway: "boleto", line: means.line, link: means.link };
    case "card":
      return { request, gateway: "card" };
  }
}

/** The plan with the freight of its boxes. */
function planOf({ planTag, amount, freight = zeroCents, purchase }: Subscription): OverdueCharge["plan"] {
  const parcels = planLengthOf({ tag: planTag });
  const term = planSeeds.find(({ length }) => length === parcels)?.name ?? "";
  return {
    name: purchase === undefined ? `Plano ${term}` : scheduledRules[purchase.kind].title,
    parcels,
    amount: addCents(cents(amount), multiplyCents(cents(freight), parcels)),
  };
}
