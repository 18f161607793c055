import { subscribeEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf, ReplyOf } from "@petbox/api-client/contract/endpoint";
import { isStateCode } from "@petbox/domain/address/states";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { type CardPayment, parseCard } from "@petbox/domain/card/card";
import { cardInvalidMessage } from "@petbox/domain/card/cardAlert";
import { cents, centsFromDecimal } from "@petbox/domain/money/cents";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { accepted, rejected } from "@petbox/domain/result";
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
type Asked = Situation<BodyOf<typeof subscribeEndpoint>>;

/** A pending or paid subscription of the last ten minutes refuses another (FUN-351, decision 35). */
const repeatRule = 10 * 60_000;
const repeatText = ({ code }: Subscription) =>
  `A assinatura <b>${code}</b> foi feita há menos de 10 minutos. Veja o andamento dela em <a href="${checkoutPaths.waiting}">acompanhar pagamento</a> ou aguarde antes de tentar de novo.`;

/** Opens a subscription and its payment. The same attempt sent again gets its first reply; nothing is charged twice. */
export const subscribe = handle(subscribeEndpoint, (situation): Reply => {
  const { store, visitor, attempt } = situation;
  const customer = customerOf(situation);
  if (customer === undefined || !isRegistered(ownDataOf(situation))) throw unauthenticated();
  const key = attempt && `${customer.code} ${attempt}`;
  const earlier = key ? store.attempts.get(key) : undefined;
  const opened = earlier && store.subscriptions.get(earlier.subscriptionCode);
  if (opened) {
    follow(situation, opened);
    return told(opened);
  }
  if (!isHuman(situation.body.botCheck)) return rejected({ type: "GOOGLE_CAPTCH", message: botRefusalText });
  const repeated = repeatedBy(situation, customer);
  if (repeated) {
    follow(situation, repeated);
    return rejected({ type: "10MinOrLess", message: repeatText(repeated) });
  }
  const plan = chosenPlan(visitor, situation.clock());
  if (plan === undefined) return rejected({ message: "Escolha um plano antes de pagar." });
  const card = checkedCard(situation.body, situation.clock());
  if (!card.ok) return rejected({ type: "INVALID_CARD", message: cardInvalidMessage });
  const behaviour = behaviourOf(card.value.number);
  if (behaviour.kind === "refused")
    return rejected({ message: behaviour.message, ...(behaviour.type && { type: behaviour.type }) });
  const subscription = open(situation, customer, plan, card.value, behaviour);
  store.subscriptions.put(subscription);
  if (key) store.attempts.put({ key, subscriptionCode: subscription.code });
  follow(situation, subscription);
  return told(subscription);
});

/**
 * From now on this session follows that payment, wherever it was sent from: /aguardando waits for it. The session of the
 * device that sent it may have ended, and the customer's second device has one of its own.
 */
function follow({ remember, visitor }: Asked, { code }: Subscription): void {
  remember({ answers: { ...visitor.answers, subscription: code } });
}

/** The customer's subscription that refuses another: pending or paid, and of the last ten minutes. */
function repeatedBy({ clock, store }: Asked, customer: Customer): Subscription | undefined {
  const now = clock();
  return store.subscriptions
    .all()
    .find(
      ({ customerCode, createdAt, outcome }) =>
        customerCode === customer.code &&
        now - createdAt < repeatRule &&
        !(outcome?.result === "NOT_PAID" && outcome.at <= now),
    );
}

/** The card by the rules of the form. */
function checkedCard(sent: Asked["body"], now: number) {
  return parseCard({ ...sent, expirationYear: sent.expirationYear.slice(-2), acceptedTerms: true }, civilDateAt(now));
}

function open(
  situation: Asked,
  customer: Customer,
  plan: ChosenPlan,
  card: CardPayment,
  behaviour: Exclude<ReturnType<typeof behaviourOf>, { kind: "refused" }>,
): Subscription {
  const { clock, newId, visitor } = situation;
  const now = clock();
  const { petName, petSex } = visitor.answers;
  const state = ownDataOf(situation).address?.state ?? "";
  return {
    code: newId().slice(0, 10).toUpperCase(),
    customerCode: customer.code,
    planTag: plan.tag,
    ...(plan.coupon ? { coupon: plan.coupon } : {}),
    amount: plan.total,
    ...(plan.totalWithoutCoupon === plan.total ? {} : { amountWithoutCoupon: plan.totalWithoutCoupon }),
    ...(visitor.freight ? { freight: centsFromDecimal(visitor.freight) } : {}),
    card: {
      brand: card.brand,
      firstSix: card.number.slice(0, 6),
      lastFour: card.number.slice(-4),
      holder: card.holderName,
      expiry: `${card.expirationMonth}/${card.expirationYear}`,
    },
    createdAt: now,
    ...(behaviour.kind === "replies" ? { outcome: { result: behaviour.result, at: now + behaviour.after } } : {}),
    announced: false,
    pet: { name: petName, sex: petSex },
    ...(isStateCode(state) ? { state } : {}),
  };
}

/** Said by the subscription alone: whatever the visitor chooses later, what was bought stays. */
function told({ code, planTag, coupon = "", amount, freight = 0 }: Subscription): Reply {
  const parcels = planLengthOf({ tag: planTag });
  const money = { amount: cents(amount + freight * parcels), parcels, shipping: cents(freight) };
  return accepted({ code, purchase: { ...money, planCode: planTag, coupon } });
}
