import { subscribeEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf, ReplyOf } from "@petbox/api-client/contract/endpoint";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cardInvalidMessage } from "@petbox/domain/card/cardAlert";
import { parseCvv } from "@petbox/domain/card/cvv";
import { type HolderName, parseHolderName } from "@petbox/domain/card/holderName";
import { type BrandedCardNumber, parseCardNumber } from "@petbox/domain/card/number";
import { parseExpiry } from "@petbox/domain/card/parseExpiry";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { cents, centsFromDecimal } from "@petbox/domain/money/cents";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { behaviourOf } from "../../seed/testCards.ts";
import { botRefusalText, isHuman } from "../botCheck.ts";
import { handle } from "../handler.ts";
import { unauthenticated } from "../refusal.ts";
import type { Customer } from "../session/collections.ts";
import { customerOf, isRegistered, ownDataOf } from "../session/ownData.ts";
import type { Situation } from "../situation.ts";
import { type ChosenPlan, chosenPlan } from "./chosenPlan.ts";
import type { Subscription } from "./collections.ts";

type Reply = ReplyOf<typeof subscribeEndpoint>;
type Card = BodyOf<typeof subscribeEndpoint>["credit_card"];
type Asked = Situation<BodyOf<typeof subscribeEndpoint>>;

/** A pending or paid subscription of the last ten minutes refuses another (FUN-351, decision 35). */
const repeatRule = 10 * 60_000;
const repeatText = `Uma assinatura foi feita há menos de 10 minutos. Veja o andamento dela em <a href="${checkoutPaths.waiting}">acompanhar pagamento</a> ou aguarde antes de tentar de novo.`;

/** Opens a subscription and its payment. The same attempt sent again gets its first reply; nothing is charged twice. */
export const subscribe = handle(subscribeEndpoint, (situation): Reply => {
  const { store, visitor, attempt } = situation;
  const customer = customerOf(situation);
  if (customer === undefined || !isRegistered(ownDataOf(situation))) throw unauthenticated();
  const key = attempt && `${customer.code} ${attempt}`;
  const earlier = key ? store.attempts.get(key) : undefined;
  const opened = earlier && store.subscriptions.get(earlier.subscriptionCode);
  if (opened) return acceptedReply(opened);
  const refusal = refusalOf(situation, customer);
  if (refusal) return refused(refusal.type, refusal.message);
  const plan = chosenPlan(visitor, situation.clock());
  if (plan === undefined) return refused(undefined, "Escolha um plano antes de pagar.");
  const card = checkedCard(situation.body.credit_card, situation.clock());
  if (card === undefined) return refused("INVALID_CARD", cardInvalidMessage);
  const behaviour = behaviourOf(card.number);
  if (behaviour.kind === "refused") return refused(behaviour.type, behaviour.message);
  const subscription = open(situation, customer, plan, card, behaviour);
  store.subscriptions.put(subscription);
  if (key) store.attempts.put({ key, subscriptionCode: subscription.code });
  situation.remember({ answers: { ...visitor.answers, subscription_code: subscription.code } });
  return acceptedReply(subscription);
});

function refused(type: string | undefined, message: string): Reply {
  return { success: false, error: { type_error: type ?? null, message } };
}

function refusalOf(situation: Asked, customer: Customer): { type: string; message: string } | undefined {
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
  return repeated ? { type: "10MinOrLess", message: repeatText } : undefined;
}

type CheckedCard = BrandedCardNumber & { readonly holder: HolderName };

/** The card by the rules of the form; undefined when anything about it is wrong. */
function checkedCard(card: Card, now: number): CheckedCard | undefined {
  const number = parseCardNumber(card.number);
  if (!number.ok) return undefined;
  const expiry = parseExpiry(card.expiration_month, card.expiration_year.slice(-2), civilDateAt(now));
  const cvv = parseCvv(card.cvv, card.number);
  const holder = parseHolderName(card.holder_name);
  if (!holder.ok || !expiry.ok || !cvv.ok || !parseCpf(card.cpf).ok) return undefined;
  return { ...number.value, holder: holder.value };
}

function open(
  { body, clock, newId, visitor }: Asked,
  customer: Customer,
  plan: ChosenPlan,
  { number, brand, holder }: CheckedCard,
  behaviour: Exclude<ReturnType<typeof behaviourOf>, { kind: "refused" }>,
): Subscription {
  const now = clock();
  const card = body.credit_card;
  return {
    code: newId().slice(0, 10).toUpperCase(),
    customerCode: customer.code,
    planTag: plan.tag,
    ...(plan.coupon ? { coupon: plan.coupon } : {}),
    amount: plan.total,
    ...(visitor.freight ? { freight: centsFromDecimal(visitor.freight) } : {}),
    card: {
      brand,
      firstSix: number.slice(0, 6),
      lastFour: number.slice(-4),
      holder,
      expiry: `${card.expiration_month}/${card.expiration_year.slice(-2)}`,
    },
    createdAt: now,
    ...(behaviour.kind === "replies" ? { outcome: { result: behaviour.result, at: now + behaviour.after } } : {}),
    announced: false,
  };
}

/** Said by the subscription alone: whatever the visitor chooses later, what was bought stays. */
function acceptedReply({ code, planTag, coupon, amount, freight = 0 }: Subscription): Reply {
  const parcels = planLengthOf({ tag: planTag });
  return {
    success: true,
    payload: {
      amount: cents(amount + freight * parcels),
      parcels,
      shipping_amount: cents(freight),
      plan_code: planTag,
      cupom_code: coupon ?? null,
    },
    subscription: [{ payment: { subscription_code: code } }],
  };
}
