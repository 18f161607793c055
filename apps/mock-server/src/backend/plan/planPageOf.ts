import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { cents, zeroCents } from "@petbox/domain/money/cents";
import type { CarriedPurchase } from "@petbox/domain/scheduled/carriedPurchase";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { planSeeds } from "../../seed/plans.ts";
import { petCategoryOf, trackOfPlan } from "../../seed/tracks.ts";
import { termOf } from "../../simulation/chargeDays.ts";
import { paidChargesWithRoom } from "../../simulation/extraItem.ts";
import { freightWhen } from "../../simulation/freightWithoutBox.ts";
import { awaitedPenaltyOf, cancelDay } from "../../simulation/grantCancellation.ts";
import { monthlyValueOf, nextAmount, renewalAmountOf } from "../../simulation/monthPrice.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { knownAddress } from "../account/accountSubscriptions.ts";
import { displayedCard, storedCardsOf } from "../cards/storedCards.ts";
import { renewalCardOf } from "../cards/wallet.ts";
import type { Subscription } from "../checkout/collections.ts";
import { waitingRequestOf } from "../resolution/debts.ts";
import { pendingPaymentOf } from "../resolution/waitingPayment.ts";
import { carriedPurchases } from "../scheduled/carriedPurchases.ts";
import { stateAtNextCharge } from "../scheduled/nextDispatch.ts";
import type { CustomerRecord } from "../session/collections.ts";
import type { WorldStore } from "../store.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { contractIdOf } from "../subscriptions/contract.ts";
import { canceledRenewalOf, isCancelPending, laterTermOf } from "../subscriptions/laterTerm.ts";
import { statusOf } from "../subscriptions/statusOf.ts";
import { allTermsOf, subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { extraHistoryOf, ownExtraItem } from "../upsell/ownExtraItem.ts";
import { historyOf } from "./historyOf.ts";
import { invoicesOf } from "./invoicesOf.ts";
import { endOfTermDay, nextChargeOf } from "./nextCharge.ts";

const waitingText =
  "O primeiro pagamento está em análise no banco. Assim que ele confirmar, a primeira caixa entra em preparo.";
const refusedText = "O primeiro pagamento desta assinatura não foi aprovado, e ela não chegou a começar.";

/** The data of a subscription's page, derived from its state. */
export function planPageOf(
  store: WorldStore,
  subscription: Subscription,
  { customer, now }: { readonly customer: CustomerRecord; readonly now: number },
): SubscriptionDetails {
  const today = civilDateAt(now);
  const state = subscriptionStateOf(store, subscription);
  const { name, sex } = subscription.pet ?? {};
  const waitingPayment = pendingPaymentOf(store, subscription, now)?.by;
  const request = waitingRequestOf(store, subscription);
  // An expired, unpaid boleto counts as absent; its charge is overdue.
  const waiting = waitingPayment !== undefined || request?.outcome !== undefined ? request : undefined;
  const status = statusOf(state, today);
  const extraItem = ownExtraItem(store, state);
  const canceledRenewal = canceledRenewalOf(store, subscription);
  const billing = customer.address && knownAddress(customer.address);
  return {
    ...(status === undefined
      ? beforeItBegins(state, customer, today)
      : {
          subscription: {
            ...subscribed(state, customer, today),
            ...renewedOf(store, subscription),
            status,
            ...(waitingPayment && { waitingPayment }),
            ...(extraItem && { extraItem }),
            carriedPurchases: carriedPurchases(store, subscription, now).map((each) => freightsOf(store, each, today)),
          },
        }),
    isRenewalOff: subscription.renewalOff === true || canceledRenewal !== undefined,
    // Every active subscription may be cancelled (decision 42).
    iterationFlag: status !== undefined && subscription.endedOn === undefined,
    isCancelAsked: isCancelPending(store, subscription),
    facts: attentionFactsOf(store, subscription, now),
    user: { name: customer.name ?? "", email: customer.email },
    cards: payingCardFirst(store, subscription, today),
    ...(billing && { billingAddress: billing }),
    invoices: invoicesOf(state, waiting, today),
    pet: omitUndefined({ name, sex }),
    history: historyOf(state, today, {
      ofExtraItem: extraHistoryOf(store, subscription),
      renewal: store.subscriptions.get(subscription.renewedInto ?? ""),
      allTerms: () => allTermsOf(store, subscription),
    }),
  };
}

/**
 * The customer's cards, led by the one that pays this subscription or its renewal: the page shows only the first
 * (MAN-052).
 */
function payingCardFirst(store: WorldStore, subscription: Subscription, today: CivilDate): readonly StoredCard[] {
  const cards = storedCardsOf(store, subscription.customerCode);
  const paying = renewalCardOf(store, subscription, today);
  if (paying === undefined) return cards;
  const [own] = cards.filter(({ id }) => id === paying.id);
  // An ended subscription may be renewed with the card that paid it, which the wallet may no longer contain.
  const isRenewable = subscription.endedOn !== undefined && subscription.cancelAskedOn === undefined;
  const first = own ?? (isRenewable ? displayedCard(paying) : undefined);
  return [...(first ? [first] : []), ...cards.filter(({ id }) => id !== paying.id)];
}

/** The freights of the next charge, before which the box may end anyway. */
function freightsOf(store: WorldStore, subscription: Subscription, today: CivilDate): CarriedPurchase {
  const { purchase, freight = zeroCents } = stateAtNextCharge(store, subscription, today).subscription;
  return {
    kind: purchase?.kind ?? "hygiene",
    freight: cents(freight),
    freightAlone: freightWhen(true, subscription),
  };
}

function beforeItBegins(
  state: SubscriptionState,
  customer: CustomerRecord,
  today: CivilDate,
): Pick<SubscriptionDetails, "statusText" | "awaiting"> {
  if (state.subscription.announced) return { statusText: refusedText };
  return { statusText: waitingText, awaiting: { ...subscribed(state, customer, today), isRenewed: false } };
}

/** Whether another term follows, and which. */
function renewedOf(store: WorldStore, term: Subscription): Pick<SubscribedPlan, "isRenewed" | "renewedInto"> {
  const renewedInto = laterTermOf(store, term);
  return omitUndefined({ isRenewed: renewedInto !== undefined, renewedInto });
}

type Subscribed = Omit<SubscribedPlan, "status" | "extraItem" | "carriedPurchases" | "isRenewed" | "renewedInto">;

function subscribed(state: SubscriptionState, customer: CustomerRecord, today: CivilDate): Subscribed {
  const { subscription, charges } = state;
  const { address = customer.address, freight, planTag, startedOn, anchorDay } = subscription;
  const next = nextChargeOf(state);
  // A cancellation ends on the day of its answer; no term ends after it.
  const expiresOn = cancelDay(subscription) ?? endOfTermDay(state);
  const awaitedPenalty = awaitedPenaltyOf(state);
  const { penalty } = subscription;
  const name = planNameOf(planTag);
  const petCategory = petCategoryOf(planTag);
  return omitUndefined({
    code: subscription.code,
    contractId: contractIdOf(subscription),
    plan: omitUndefined({ code: planTag, name: name || undefined }),
    amount: next?.amount ?? charges.at(-1)?.amount ?? nextAmount(state),
    monthlyValue: monthlyValueOf(state),
    // A boleto or PIX pays what is open; the next charges stay on the card.
    paymentMethod: "card" as const,
    freight: freight === undefined ? undefined : cents(freight),
    renewalAmount: renewalAmountOf(state),
    createdOn: startedOn ?? today,
    nextInvoiceDate: next?.on,
    awaitedPenalty,
    penaltyDue: penalty?.outcome === "refused" ? penalty.amount : undefined,
    expiresOn,
    anchorDay,
    address: address && knownAddress(address),
    paidParcelsToCharge: paidChargesWithRoom(state).length,
    months: termOf(subscription),
    petCategory,
  });
}

/** "Essencial Anual" */
export function planNameOf(planTag: string): string {
  const track = trackOfPlan(planTag);
  const plan = planSeeds.find(({ term }) => planTag.includes(term));
  return [track?.name, plan?.name].filter((name) => name !== undefined).join(" ");
}
