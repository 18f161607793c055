import type { PaymentRequest } from "../backend/resolution/collections.ts";
import { isOpen } from "../backend/resolution/debts.ts";
import { isReplaceable } from "../backend/resolution/startPayment.ts";
import type { WorldStore } from "../backend/store.ts";
import type { BankReply } from "../seed/testCards.ts";

/** A payment without a result. */
export interface WaitingPayment {
  /** The code of the subscription that it opens, or of the payment request. */
  readonly code: string;
  /** In cents. */
  readonly amount: number;
  readonly by:
    | { readonly kind: "pix" | "boleto" }
    | { readonly kind: "card"; readonly brand: string; readonly lastFour: string };
}

/** The pending payments of checkouts and debts. @param now epoch ms */
export function pendingPayments(store: WorldStore, now: number): readonly WaitingPayment[] {
  const begun = store.subscriptions.all().filter(({ announced }) => !announced);
  const owed = store.paymentRequests.all().filter((request) => canBePaid(request, now));
  return [
    ...begun.map(({ code, amount, card }) => ({ code, amount, by: byCard(card) })),
    ...owed.map(({ id, amount, means }) => ({
      code: id,
      amount,
      by: means.kind === "card" ? byCard(means.card) : { kind: means.kind },
    })),
  ];
}

/** Decides a payment at once. @returns whether it was pending. */
export function decidePayment(code: string, result: BankReply, store: WorldStore, now: number): boolean {
  const outcome = { result, at: now };
  const subscription = store.subscriptions.get(code);
  if (subscription && !subscription.announced) {
    store.subscriptions.put({ ...subscription, outcome });
    return true;
  }
  const request = store.paymentRequests.get(code);
  if (request === undefined || !canBePaid(request, now)) return false;
  store.paymentRequests.put({ ...request, outcome });
  return true;
}

/** Expires a PIX. @returns its payment, if it was pending. */
export function expirePix(code: string, store: WorldStore, now: number): PaymentRequest | undefined {
  const request = store.paymentRequests.get(code);
  if (request?.means.kind !== "pix" || !canBePaid(request, now)) return undefined;
  const expired: PaymentRequest = { ...request, means: { ...request.means, until: now } };
  store.paymentRequests.put(expired);
  return expired;
}

/** A bank accepts no expired PIX or boleto. */
function canBePaid(request: PaymentRequest, now: number): boolean {
  const { means } = request;
  return isOpen(request) && !(means.kind !== "card" && isReplaceable(request, now));
}

const byCard = ({ brand, lastFour }: { readonly brand: string; readonly lastFour: string }) =>
  ({ kind: "card", brand, lastFour }) as const;
