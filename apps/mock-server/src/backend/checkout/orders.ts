import { accepted, type Result, rejected } from "@petbox/domain/result";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { funnelPaths } from "@petbox/domain/site/paths";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import type { InSessionNow } from "../requestContext.ts";
import { pricedPurchase } from "../scheduled/pricedPurchase.ts";
import { isSoldOut } from "../upsell/itemsInStock.ts";
import { chosenPlan } from "./chosenPlan.ts";
import type { Subscription } from "./collections.ts";
import { deliveryAddressOf, sessionBoxFreight } from "./deliveryAddress.ts";

/** The ordered items, as the subscription stores them. */
export type Order = Pick<
  Subscription,
  | "planTag"
  | "boughtWith"
  | "coupon"
  | "amount"
  | "amountWithoutCoupon"
  | "freight"
  | "pet"
  | "purchase"
  | "address"
  | "state"
>;

const itemGoneText = `O item extra que você escolheu acabou de se esgotar. Nada foi cobrado. <a href="${funnelPaths.extraItem}">Escolha outro, ou siga sem item extra</a>.`;
const boxGoneText = (kind: ScheduledKind) =>
  `O BOX que levaria este envio foi encerrado. Nada foi cobrado. <a href="${scheduledPages[kind].start}">Escolha de novo como enviar</a>.`;

/**
 * The order in the session: a pet's box or a scheduled purchase. A rejection carries a text when nothing can be
 * bought.
 */
export function sessionOrder(context: InSessionNow): Result<Order, string> {
  return context.visitor.purchase === undefined ? boxOrder(context) : purchaseOrder(context);
}

function boxOrder(context: InSessionNow): Result<Order, string> {
  const { visitor, store, clock } = context;
  const plan = chosenPlan(visitor, store, clock());
  if (plan === undefined) return rejected("Escolha um plano antes de pagar.");
  if (plan.extraItem && isSoldOut(store, plan.extraItem.tag)) return rejected(itemGoneText);
  const { petName, petSex, species, size } = visitor.answers;
  // The freight that the page sent may belong to another address than the saved one.
  const freight = sessionBoxFreight(context);
  return accepted({
    planTag: plan.tag,
    ...(plan.extraItem ? { boughtWith: plan.extraItem } : {}),
    ...(plan.coupon ? { coupon: plan.coupon } : {}),
    amount: plan.total,
    ...(plan.totalWithoutCoupon === plan.total ? {} : { amountWithoutCoupon: plan.totalWithoutCoupon }),
    ...(freight ? { freight } : {}),
    pet: { name: petName, sex: petSex, species, size },
    ...deliveryAddressOf(context),
  });
}

function purchaseOrder(context: InSessionNow): Result<Order, string> {
  const priced = pricedPurchase(context);
  if (priced === undefined || priced.items.length === 0) {
    return rejected(scheduledRules[priced?.kind ?? "hygiene"].noneChosenMessage);
  }
  const { kind, items, amount, freight, box, isBoxGone } = priced;
  if (isBoxGone) return rejected(boxGoneText(kind));
  const wanted = items.map(({ sku, quantity }) => ({ sku, quantity }));
  const place = deliveryAddressOf(context);
  return accepted({
    planTag: scheduledPurchasePlan,
    amount,
    ...(freight === undefined ? {} : { freight }),
    purchase: { kind, items: wanted, ...(box && { withBoxOf: box.code }) },
    ...place,
    // It is delivered with its box.
    ...(box && { ...addressOfBox(context, box.code), state: box.state }),
  });
}

function addressOfBox({ store }: InSessionNow, code: string): Pick<Order, "address"> {
  const address = store.subscriptions.get(code)?.address;
  return address === undefined ? {} : { address };
}
