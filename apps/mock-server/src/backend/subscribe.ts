import { subscribeEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf, ReplyOf } from "@petbox/api-client/contract/endpoint";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { parseCvv } from "@petbox/domain/card/cvv";
import { parseExpiry } from "@petbox/domain/card/expiry";
import { type BrandedCardNumber, cardInvalidMessage, parseCardNumber } from "@petbox/domain/card/number";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { cents, centsFromDecimal, noCents } from "@petbox/domain/money/cents";
import { behaviourOf } from "../seed/testCards.ts";
import type { Customer, Subscription } from "../world/world.ts";
import { answer } from "./answerCalls.ts";
import { botRefusalText, isHuman } from "./botCheck.ts";
import { chosenPlan } from "./chosenPlan.ts";
import { unauthenticated } from "./refusal.ts";
import type { Situation } from "./situation.ts";

type Reply = ReplyOf<typeof subscribeEndpoint>;
type Card = BodyOf<typeof subscribeEndpoint>["credit_card"];
type Asked = Situation<BodyOf<typeof subscribeEndpoint>>;

/** A pending or paid subscription of the last ten minutes refuses another (FUN-351, decision 35). */
const repeatRule = 10 * 60_000;
const repeatText =
  'Uma assinatura foi feita há menos de 10 minutos. Veja o andamento dela em <a href="/aguardando">acompanhar pagamento</a> ou aguarde antes de tentar de novo.';

/** Opens a subscription and its payment. The same attempt sent again gets its first answer; nothing is charged twice. */
export const subscribe = answer(subscribeEndpoint, (situation): Reply => {
  const { store, visitor, attempt } = situation;
  const customer = visitor.customerCode === undefined ? undefined : store.customers.get(visitor.customerCode);
  if (customer === undefined || visitor.answers.customer_saved !== true) throw unauthenticated();
  const key = attempt && `${customer.code} ${attempt}`;
  const earlier = key ? store.attempts.get(key) : undefined;
  if (earlier) return acceptedReply(situation, earlier.subscriptionCode);
  const refusal = refusalOf(situation, customer);
  if (refusal) return refused(refusal.type, refusal.message);
  const card = checkedCard(situation.body.credit_card, situation.clock());
  if (card === undefined) return refused("INVALID_CARD", cardInvalidMessage);
  const behaviour = behaviourOf(card.number);
  if (behaviour.kind === "refused") return refused(behaviour.type, behaviour.message);
  const subscription = open(situation, customer, card, behaviour);
  store.subscriptions.put(subscription.code, subscription);
  if (key) store.attempts.put(key, { key, subscriptionCode: subscription.code });
  situation.remember({ answers: { ...visitor.answers, subscription_code: subscription.code } });
  return acceptedReply(situation, subscription.code);
});

function refused(type: string | undefined, message: string): Reply {
  return { success: false, error: { type_error: type ?? null, message } };
}

function refusalOf(situation: Asked, customer: Customer): { type?: string; message: string } | undefined {
  if (!isHuman(situation.body.credit_card.recaptcha_response)) {
    return { type: "GOOGLE_CAPTCH", message: botRefusalText };
  }
  const now = situation.clock();
  const repeated = situation.store.subscriptions
    .all()
    .some(
      ({ customerCode, createdAt, outcome }) =>
        customerCode === customer.code &&
        now - createdAt < repeatRule &&
        !(outcome?.result === "NOT_PAID" && outcome.at <= now),
    );
  if (repeated) return { type: "10MinOrLess", message: repeatText };
  return chosenPlan(situation.visitor, situation.clock()) ? undefined : { message: "Escolha um plano antes de pagar." };
}

/** The card by the rules of the form; undefined when anything about it is wrong. */
function checkedCard(card: Card, now: number): BrandedCardNumber | undefined {
  const number = parseCardNumber(card.number);
  if (!number.ok) return undefined;
  const expiry = parseExpiry(card.expiration_month, card.expiration_year.slice(-2), civilDateAt(now));
  const cvv = parseCvv(card.cvv, number.value.brand);
  return expiry.ok && cvv.ok && parseCpf(card.cpf).ok ? number.value : undefined;
}

function open(
  { body, clock, newId, visitor }: Asked,
  customer: Customer,
  { number, brand }: BrandedCardNumber,
  behaviour: Exclude<ReturnType<typeof behaviourOf>, { kind: "refused" }>,
): Subscription {
  const now = clock();
  const plan = chosenPlan(visitor, now);
  const card = body.credit_card;
  return {
    code: newId().slice(0, 10).toUpperCase(),
    customerCode: customer.code,
    planTag: plan?.tag ?? "",
    ...(visitor.coupon ? { coupon: visitor.coupon } : {}),
    amount: plan?.total ?? 0,
    card: {
      brand,
      firstSix: number.slice(0, 6),
      lastFour: number.slice(-4),
      holder: card.holder_name,
      expiry: `${card.expiration_month}/${card.expiration_year.slice(-2)}`,
    },
    createdAt: now,
    ...(behaviour.kind === "answers" ? { outcome: { result: behaviour.result, at: now + behaviour.after } } : {}),
    announced: false,
  };
}

function acceptedReply({ visitor, clock }: Asked, subscriptionCode: string): Reply {
  const plan = chosenPlan(visitor, clock());
  const shipping = visitor.freight ? centsFromDecimal(visitor.freight) : noCents;
  const parcels = plan?.months ?? 1;
  return {
    success: true,
    payload: {
      amount: cents((plan?.total ?? 0) + shipping * parcels),
      parcels,
      shipping_amount: shipping,
      plan_code: plan?.tag ?? "",
      cupom_code: visitor.coupon ?? null,
    },
    subscription: [{ payment: { subscription_code: subscriptionCode } }],
  };
}
