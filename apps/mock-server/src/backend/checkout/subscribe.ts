import { subscribeEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf, ReplyOf } from "@petbox/api-client/contract/endpoint";
import { cents } from "@petbox/domain/money/cents";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { accepted, rejected } from "@petbox/domain/result";
import { checkoutPaths, sessionPaths } from "@petbox/domain/site/paths";
import { botRefusalText, isHuman } from "../botCheck.ts";
import type { ChargeableCard } from "../cards/chargeableCard.ts";
import { handle } from "../handler.ts";
import { unauthenticated } from "../httpError.ts";
import { referFriend } from "../referral/referFriend.ts";
import type { RequestContext } from "../requestContext.ts";
import { cartWithout } from "../scheduled/cartOf.ts";
import type { ScheduledPurchase } from "../scheduled/purchase.ts";
import type { CustomerRecord } from "../session/collections.ts";
import { mayActFor } from "../session/customerAccess.ts";
import { customerOf, isRegistered, readableRegistration } from "../session/ownData.ts";
import { checkoutCardOf } from "./checkoutCard.ts";
import type { Subscription } from "./collections.ts";
import { type Order, sessionOrder } from "./orders.ts";
import { isWithinRepeatWindow } from "./repeatWindow.ts";
import { watchPayment } from "./watchedPayment.ts";

type Reply = ReplyOf<typeof subscribeEndpoint>;
type Asked = RequestContext<BodyOf<typeof subscribeEndpoint>>;

/** Names no code: the session did not send that payment. */
const repeatedElsewhereText = `Uma assinatura foi feita com este e-mail há menos de 10 minutos. Veja o resultado do pagamento em <a href="${checkoutPaths.waiting}">acompanhar pagamento</a>.`;

const subscribedElsewhereText = `Este e-mail já tem uma assinatura. <a href="${sessionPaths.login}">Entre com a sua senha</a> para fazer outra; se ainda não tem uma, <a href="${sessionPaths.recovery}">crie a sua senha</a>.`;

const repeatText = ({ code }: Subscription) =>
  `A assinatura <b>${code}</b> foi feita há menos de 10 minutos. Veja o andamento dela em <a href="${checkoutPaths.waiting}">acompanhar pagamento</a> ou aguarde antes de tentar de novo.`;

/** The limit of every call that tries a card. */
const cardsPerMinute = 10;

function subscribed(context: Asked): Reply {
  const { store, visitor, attempt } = context;
  const customer = customerOf(context);
  if (customer === undefined || !isRegistered(readableRegistration(context))) throw unauthenticated();
  if (!mayActFor(customer, context)) return refusedElsewhere(context, customer);
  const key = attempt && `${visitor.sessionId} ${customer.code} ${attempt}`;
  const earlier = key ? store.attempts.get(key) : undefined;
  const opened = earlier && store.subscriptions.get(earlier.subscriptionCode);
  if (opened) {
    follow(context, opened);
    return replyOf(opened);
  }
  if (!isHuman(context.body.botCheck)) return rejected({ type: "GOOGLE_CAPTCH", message: botRefusalText });
  const repeated = repeatedBy(context, customer);
  if (repeated) {
    follow(context, repeated);
    return rejected({ type: "10MinOrLess", message: repeatText(repeated) });
  }
  const order = sessionOrder(context);
  if (!order.ok) return rejected({ message: order.error });
  const card = checkoutCardOf(context, customer);
  if (!card.ok) return card;
  const subscription = open(context, customer, order.value, card.value);
  store.subscriptions.put(subscription);
  // Another session with the same e-mail may have saved other data since (decision 67).
  if (visitor.registration !== undefined) store.customers.put({ ...customer, ...visitor.registration });
  // Invitations apply to boxes only.
  if (subscription.purchase === undefined) referFriend(store, visitor, subscription);
  else emptyCart(context, subscription.purchase);
  if (key) store.attempts.put({ key, subscriptionCode: subscription.code });
  follow(context, subscription);
  return replyOf(subscription);
}

/** Opens a subscription and its payment. A repeated attempt gets the first reply, without a second charge. */
export const subscribeHandler = handle(subscribeEndpoint, subscribed, { perMinute: cardsPerMinute });

/** Makes the payment the one that this session waits for on /aguardando. Its customer is registered, whichever page it came from. */
function follow({ remember, visitor }: Asked, { code }: Subscription): void {
  remember({ answers: { ...visitor.answers, customerSaved: true, subscription: code }, watchedPayment: undefined });
}

/** The customer subscribed in another session: this one may only learn how a payment under way ends (decision 67). */
function refusedElsewhere(context: Asked, customer: CustomerRecord): Reply {
  const repeated = repeatedBy(context, customer);
  if (repeated === undefined) return rejected({ message: subscribedElsewhereText });
  watchPayment(context, repeated);
  return rejected({ type: "10MinOrLess", message: repeatedElsewhereText });
}

/** Removes the purchase from the cart. The session keeps it, in case the bank requires another card. */
function emptyCart({ remember, visitor }: Asked, { kind, items }: ScheduledPurchase): void {
  const cart = cartWithout(
    visitor.cart ?? {},
    items.map(({ sku }) => sku),
  );
  remember({ cart, purchase: { ...visitor.purchase, kind, bought: items } });
}

/** The customer's pending or paid subscription of the last ten minutes, which blocks another of its kind. */
function repeatedBy({ clock, store, visitor }: Asked, customer: CustomerRecord): Subscription | undefined {
  const now = clock();
  return store.subscriptions
    .all()
    .find(
      (subscription) =>
        subscription.customerCode === customer.code &&
        subscription.purchase?.kind === visitor.purchase?.kind &&
        isWithinRepeatWindow(subscription, now) &&
        !(subscription.outcome?.result === "NOT_PAID" && subscription.outcome.at <= now),
    );
}

function open(
  context: Asked,
  customer: CustomerRecord,
  order: Order,
  { onFile, behaviour }: ChargeableCard,
): Subscription {
  const { clock, newId } = context;
  const now = clock();
  return {
    ...order,
    code: newId().slice(0, 10).toUpperCase(),
    customerCode: customer.code,
    card: onFile,
    createdAt: now,
    ...(behaviour.kind === "replies" ? { outcome: { result: behaviour.result, at: now + behaviour.after } } : {}),
    announced: false,
  };
}

/** Built from the subscription alone: later choices do not change the order. */
function replyOf({ code, planTag, coupon = "", amount, freight = 0 }: Subscription): Reply {
  const parcels = planLengthOf({ tag: planTag });
  const money = { amount: cents(amount + freight * parcels), parcels, shipping: cents(freight) };
  return accepted({ code, purchase: { ...money, planCode: planTag, coupon } });
}
