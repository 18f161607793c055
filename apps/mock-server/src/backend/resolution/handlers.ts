import {
  cancelPaymentEndpoint,
  cardHashEndpoint,
  createPaymentEndpoint,
  readResolutionEndpoint,
  retryWithCardEndpoint,
} from "@petbox/api-client/resolution/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { ofPet } from "@petbox/domain/pet/phrases";
import { accepted, rejected } from "@petbox/domain/result";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { pixPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { botRefusalText, isHuman } from "../botCheck.ts";
import type { Subscription } from "../checkout/collections.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import type { Dependencies } from "../requestContext.ts";
import { amountOf, openDebtsOf } from "./debt.ts";
import { resolutionOf, waitingRequestOf } from "./debts.ts";
import { boletoOf, fitsBoleto, pixOf, tooMuchForBoletoText } from "./means.ts";
import { ownSubscription } from "./ownSubscription.ts";
import { announcePayment } from "./paymentRetries.ts";
import { retryCardOf } from "./retryCard.ts";
import { isBlocking, nothingOwedText, startPayment, unknownText, waitingText } from "./startPayment.ts";

/** Enough for a customer who changes their mind. */
const askedPerMinute = 20;

/** Enough for typing errors, too few for testing stolen cards. */
const cardsPerMinute = 10;

/**
 * Pays the debt with a stored or a new card. A repeated request finds the first payment pending, and charges nothing.
 */
const retryWithCardHandler = handle(
  retryWithCardEndpoint,
  (context) => {
    const { store, clock, newId, visitor, body } = context;
    // The session stores the page opened last. A page that names its own subscription is independent of other tabs
    // (decision 36).
    const subscription = ownSubscription(context, body.subscription ?? visitor.resolving);
    if (subscription === undefined) return rejected({ message: unknownText });
    if (!isHuman(body.botCheck)) return rejected({ message: botRefusalText });
    const now = clock();
    const owed = openDebtsOf(store, subscription);
    if (owed.length === 0) return rejected({ message: nothingOwedText });
    const waiting = waitingRequestOf(store, subscription);
    if (waiting && isBlocking(waiting, owed, now)) return rejected({ message: waitingText });
    const { customerCode } = subscription;
    const card = retryCardOf(body, { store, clock, customerCode, today: civilDateAt(now) });
    if (!card.ok) return card;
    const { onFile, behaviour } = card.value;
    startPayment(context, subscription, owed, {
      id: newId(),
      means: { kind: "card", card: onFile },
      ...(behaviour.kind === "replies" ? { outcome: { result: behaviour.result, at: now + behaviour.after } } : {}),
    });
    return accepted({});
  },
  { perMinute: cardsPerMinute },
);

export const handlers: readonly Handler[] = forAccounts([
  handle(cardHashEndpoint, (context) => {
    const subscription = ownSubscription(context, context.parameters.subscription);
    if (subscription === undefined) return rejected({});
    context.remember({ resolving: subscription.code });
    return accepted({ hash: context.newId() });
  }),
  handle(readResolutionEndpoint, (context) => {
    const { store, clock, visitor, parameters } = context;
    const subscription = ownSubscription(context, parameters.subscription);
    // A subscription whose first payment is open never began, so it has no debt.
    if (subscription?.startedOn === undefined) return { kind: "unknown-subscription" } as const;
    return resolutionOf(subscription, { store, now: clock(), sessionId: visitor.sessionId });
  }),
  handle(
    createPaymentEndpoint,
    (context) => {
      const { store, clock, newId, body: method, parameters } = context;
      const subscription = ownSubscription(context, parameters.subscription);
      if (subscription === undefined) return rejected({ message: unknownText });
      const owed = openDebtsOf(store, subscription);
      if (owed.length === 0) return rejected({ message: nothingOwedText });
      const waiting = waitingRequestOf(store, subscription);
      if (waiting && isBlocking(waiting, owed, clock())) {
        // A repeated request, from a second tab or after a lost reply, returns the same payment.
        return waiting.means.kind === method ? accepted({}) : rejected({ message: waitingText });
      }
      const amount = amountOf(owed);
      if (method === "boleto" && !fitsBoleto(amount)) return rejected({ message: tooMuchForBoletoText });
      const id = newId();
      const meansOf = method === "pix" ? pixOf : boletoOf;
      startPayment(context, subscription, owed, { id, means: meansOf(id, amount, clock()) });
      if (method === "pix") mailPix(id, { subscription, amount }, context);
      return accepted({});
    },
    { perMinute: askedPerMinute },
  ),
  handle(cancelPaymentEndpoint, (context) => {
    const { store, clock, parameters } = context;
    const subscription = ownSubscription(context, parameters.subscription);
    const waiting = subscription && waitingRequestOf(store, subscription);
    if (waiting === undefined) return rejected({ message: unknownText });
    store.paymentRequests.put({ ...waiting, cancelledAt: clock() });
    announcePayment(waiting, "unknown", context);
    return accepted({});
  }),
  retryWithCardHandler,
]);

/** The subscription and amount that a PIX pays. */
interface Paid {
  readonly subscription: Subscription;
  readonly amount: Cents;
}

/**
 * Mails the link of a PIX, so that it can be paid on another screen or by someone else (MAN-122). @param hash its
 * name in the link.
 */
function mailPix(hash: string, { subscription, amount }: Paid, { store, clock, sendMail }: Dependencies): void {
  const customer = store.customers.get(subscription.customerCode);
  if (customer === undefined) return;
  sendMail({
    to: customer.email,
    subject: `Seu PIX de ${formatCents(amount)} para ${whatFor(subscription)}`,
    path: pathTo(pixPaths.pix, { hash }),
    sentAt: clock(),
  });
}

/** "a caixa do Bob". A debt of an ended subscription pays for no box. */
function whatFor({ purchase, pet = {}, endedOn }: Subscription): string {
  if (purchase !== undefined) return `seus ${scheduledRules[purchase.kind].name}`;
  return `${endedOn === undefined ? "a caixa" : "a assinatura"} ${ofPet(pet)}`;
}
