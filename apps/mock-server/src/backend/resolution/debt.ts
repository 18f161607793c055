import { addCents, type Cents } from "@petbox/domain/money/cents";
import { sendablePart } from "../../simulation/sendablePart.ts";
import type { Subscription } from "../checkout/collections.ts";
import type { WorldStore } from "../store.ts";
import type { Charge, ChargeAttempt } from "../subscriptions/collections.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** A debt: a month, or a penalty that the card did not pay. */
export type Debt = Pick<Charge, "id" | "subscriptionCode" | "dueOn" | "amount" | "paidOn">;

const penaltySuffix = "-multa";

/** The penalty as a debt, open until it is paid; undefined without one. */
export function penaltyDebtOf({ code, penalty }: Pick<Subscription, "code" | "penalty">): Debt | undefined {
  if (penalty === undefined) return undefined;
  const { amount, on, outcome, paidOn = on } = penalty;
  return { id: code + penaltySuffix, subscriptionCode: code, dueOn: on, amount, ...(outcome === "paid" && { paidOn }) };
}

/** A subscription's open debts, the oldest first. */
export function openDebtsOf(store: WorldStore, { code }: Pick<Subscription, "code">): readonly Debt[] {
  const subscription = store.subscriptions.get(code);
  if (subscription === undefined) return [];
  const penalty = penaltyDebtOf(subscription);
  const isPenaltyOpen = penalty !== undefined && penalty.paidOn === undefined;
  return [...openMonthsOf(store, subscription), ...(isPenaltyOpen ? [penalty] : [])];
}

/**
 * Only what can still be sent is owed. An ended subscription sends nothing more: its unpaid month counts towards the penalty as a
 * remaining one.
 */
function openMonthsOf(store: WorldStore, subscription: Subscription): readonly Charge[] {
  if (subscription.endedOn !== undefined) return [];
  const state = subscriptionStateOf(store, subscription);
  return state.charges.flatMap((charge) => (charge.paidOn === undefined ? (sendablePart(state, charge) ?? []) : []));
}

/** The debts of these ids that are still open. */
export function openDebtsAmong(store: WorldStore, code: string, ids: readonly string[]): readonly Debt[] {
  return openDebtsOf(store, { code }).filter(({ id }) => ids.includes(id));
}

/** Fixes the requested items and amount, even if a sold-out product returns before the payment. */
export function fixRequestedItems(store: WorldStore, subscription: Subscription): void {
  for (const charge of openMonthsOf(store, subscription)) store.charges.put(charge);
}

/** Records the result of a customer's payment; a refused one leaves the debt open. */
export function recordAttempt(
  store: WorldStore,
  { id }: Debt,
  { on, outcome }: Pick<ChargeAttempt, "on" | "outcome">,
): void {
  const isPaid = outcome === "paid";
  const charge = store.charges.get(id);
  if (charge !== undefined) {
    const tries = [...charge.tries, { on, outcome, amount: charge.amount }];
    store.charges.put({ ...charge, tries, ...(isPaid && { paidOn: on }) });
    return;
  }
  const subscription = penalizedBy(store, id);
  if (subscription?.penalty === undefined) return;
  const { refusedAgainOn = [] } = subscription.penalty;
  const change = isPaid ? { outcome, paidOn: on } : { refusedAgainOn: [...refusedAgainOn, on] };
  store.subscriptions.put({ ...subscription, penalty: { ...subscription.penalty, ...change } });
}

export function amountOf(debts: readonly Debt[]): Cents {
  return addCents(...debts.map(({ amount }) => amount));
}

/** Whether it was paid: a debt may also end unpaid, with its subscription. */
export function wasPaid(store: WorldStore, id: string): boolean {
  const subscription = penalizedBy(store, id);
  const debt = store.charges.get(id) ?? (subscription && penaltyDebtOf(subscription));
  return debt?.paidOn !== undefined;
}

function penalizedBy(store: WorldStore, id: string): Subscription | undefined {
  return id.endsWith(penaltySuffix) ? store.subscriptions.get(id.slice(0, -penaltySuffix.length)) : undefined;
}
