import type { PaymentRequest } from "../backend/resolution/collections.ts";
import { isOpen } from "../backend/resolution/debts.ts";
import type { Store } from "../backend/store.ts";
import type { BankReply } from "../seed/testCards.ts";

/** A payment that nobody has decided on. */
export interface WaitingPayment {
  /** Of the subscription that it opens, or of the request to pay what is owed. */
  readonly code: string;
  /** In cents. */
  readonly amount: number;
  readonly by:
    | { readonly kind: "pix" | "boleto" }
    | { readonly kind: "card"; readonly brand: string; readonly lastFour: string };
}

/** The payments of checkouts and those of debts, whose bank has said nothing by now. @param now epoch ms */
export function waitingPayments(store: Store, now: number): readonly WaitingPayment[] {
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

/** The bank says at once what becomes of a payment. @returns whether there was one that waited. */
export function decidePayment(code: string, result: BankReply, store: Store, now: number): boolean {
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

/** The time of a PIX is over. @returns whether there was one that waited. */
export function expirePix(code: string, store: Store, now: number): boolean {
  const request = store.paymentRequests.get(code);
  if (request?.means.kind !== "pix" || !canBePaid(request, now)) return false;
  store.paymentRequests.put({ ...request, means: { ...request.means, until: now } });
  return true;
}

/** A bank takes no PIX whose time is over. */
function canBePaid(request: PaymentRequest, now: number): boolean {
  const { means } = request;
  return isOpen(request) && !(means.kind === "pix" && means.until <= now);
}

const byCard = ({ brand, lastFour }: { readonly brand: string; readonly lastFour: string }) =>
  ({ kind: "card", brand, lastFour }) as const;
