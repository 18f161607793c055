import type { PaymentRequest } from "../backend/resolution/collections.ts";
import { amountOf, openDebtsOf } from "../backend/resolution/debt.ts";
import { isOpen, waitingRequestOf } from "../backend/resolution/debts.ts";
import { boletoOf, pixOf } from "../backend/resolution/means.ts";
import { isReplaceable } from "../backend/resolution/startPayment.ts";
import { memoryStore } from "../backend/store.ts";
import { noonOf } from "../simulation/noonOf.ts";
import { approvedCard, type SimulatedAction } from "./threeYears.ts";

/** Requests a payment of every debt without paying it; a pending one stays until it expires. */
const requestPayments =
  (meansOf: typeof pixOf): SimulatedAction =>
  (world, on) => {
    const now = noonOf(on);
    const store = memoryStore(world);
    for (const subscription of store.subscriptions.all()) {
      const owed = openDebtsOf(store, subscription);
      const pending = waitingRequestOf(store, subscription);
      if (owed.length === 0 || (pending && !isReplaceable(pending, now))) continue;
      if (pending) store.paymentRequests.put({ ...pending, cancelledAt: now });
      const id = `${subscription.code.toLowerCase()}${on.replaceAll("-", "")}${store.paymentRequests.all().length}`;
      const amount = amountOf(owed);
      store.paymentRequests.put({
        id,
        subscriptionCode: subscription.code,
        chargeIds: owed.map((debt) => debt.id),
        amount,
        means: meansOf(id, amount, now),
        sessionId: "another-session",
        createdAt: now,
      });
    }
    return { ...world, paymentRequests: store.paymentRequests.all() };
  };

/** The bank has received the pending boletos and PIX, and has not confirmed them. */
const payRequests: SimulatedAction = (world, on) => ({
  ...world,
  paymentRequests: (world.paymentRequests ?? []).map(
    (request): PaymentRequest =>
      isOpen(request) ? { outcome: { result: "PAID", at: noonOf(on) }, ...request } : request,
  ),
});

/** A card that expires in the month after next; cards with different expiries have different numbers. */
const takeEndingCard: SimulatedAction = (world, on) => {
  const [year = 0, month = 0] = on.split("-").map(Number);
  const months = year * 12 + month + 1;
  const expiry = `${String((months % 12) + 1).padStart(2, "0")}/${String(Math.floor(months / 12)).slice(-2)}`;
  const last = (world.subscriptions ?? []).findLast(({ startedOn, endedOn }) => startedOn && !endedOn);
  return {
    ...world,
    subscriptions: (world.subscriptions ?? []).map((each) =>
      each === last ? { ...each, card: { ...approvedCard, lastFour: expiry.replace("/", ""), expiry } } : each,
    ),
  };
};

/** Boletos and PIX for debts, and cards that expire. */
export const paymentRequestActions: readonly SimulatedAction[] = [
  requestPayments(boletoOf),
  requestPayments(pixOf),
  payRequests,
  takeEndingCard,
];
