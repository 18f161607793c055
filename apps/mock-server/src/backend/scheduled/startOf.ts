import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type CartItem, cartOfItems } from "@petbox/domain/scheduled/cart";
import type { ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { BoxOption, StartScheduled } from "@petbox/domain/scheduled/startScheduled";
import { storedCardsOf } from "../cards/storedCards.ts";
import type { RequestContext } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";
import { isRegistered, readableRegistration } from "../session/ownData.ts";
import { activeBoxesOf } from "./activeBoxes.ts";
import { cartOf } from "./cartOf.ts";
import { productsOf } from "./ownProducts.ts";
import { todayOf } from "./ownScheduled.ts";
import { ownParcelOf } from "./pricedPurchase.ts";

/** The data with which any visitor starts a purchase of a kind. */
export function startOf(
  context: Pick<RequestContext<unknown>, "store" | "visitor" | "clock">,
  kind: ScheduledKind,
): StartScheduled & {
  readonly cart: CartItem[];
  products: ScheduledProduct[];
  boxes: BoxOption[];
  cards?: StoredCard[];
} {
  const { store, visitor } = context;
  const boxes = activeBoxesOf(store, accountOf(visitor), todayOf(context));
  const { purchase } = visitor;
  const withBoxOf = purchase?.kind === kind ? purchase.withBoxOf : undefined;
  const parcel = ownParcelOf(context);
  const account = accountOf(visitor);
  // Without a complete registration the checkout asks for it first.
  const mayPay = account !== undefined && isRegistered(readableRegistration(context));
  return {
    products: [...productsOf(store, kind)],
    cart: [...cartOfItems(kind, cartOf(store, visitor, kind))],
    boxes,
    ...(boxes.some(({ code }) => code === withBoxOf) && withBoxOf !== undefined && { withBoxOf }),
    ...(parcel && { parcel }),
    ...(mayPay && { cards: storedCardsOf(store, account) }),
  };
}
