import { isStateCode } from "@petbox/domain/address/states";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { cartItems, soldOutCartItems } from "@petbox/domain/scheduled/cart";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { type BoxOption, startSummaryOf } from "@petbox/domain/scheduled/startScheduled";
import { parcelPriceTo } from "../../seed/freight.ts";
import type { InSession, InSessionNow } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";
import { readableRegistration } from "../session/ownData.ts";
import { activeBoxesOf } from "./activeBoxes.ts";
import { cartQuantitiesOf, isPurchaseRefused } from "./cartOf.ts";
import { catalogueOf, productsOf } from "./ownProducts.ts";

/** The session's purchase with the server's own prices and freight. */
export interface PricedPurchase {
  readonly kind: ScheduledKind;
  /** Empty when all products are sold out or were removed. */
  readonly items: readonly ScheduledItem[];
  /** Chosen products that have sold out: neither sent nor charged. */
  readonly gone: readonly ScheduledItem[];
  /** Of a month, without the freight. */
  readonly amount: Cents;
  /** Absent while no address is known. */
  readonly freight?: Cents;
  /** The box that it travels with. */
  readonly box?: BoxOption;
  /** Its box is no longer active, or belongs to another customer. */
  readonly isBoxGone: boolean;
}

/** The destination of a parcel to the visitor's own address; undefined while the session has no address. */
export function ownParcelOf(inSession: InSession) {
  const { state = "" } = readableRegistration(inSession).address ?? {};
  return isStateCode(state) ? { state, parcelPrice: parcelPriceTo(state) } : undefined;
}

/** The session's scheduled purchase; undefined while it buys a box. */
export function pricedPurchase(inSession: InSessionNow): PricedPurchase | undefined {
  const { store, visitor } = inSession;
  if (visitor.purchase === undefined) return undefined;
  const { kind, withBoxOf, bought } = visitor.purchase;
  // A paid purchase does not change with the cart or the stock, unless the bank refused it.
  const isBought = bought !== undefined && !isPurchaseRefused(store, visitor.answers.subscription);
  const products = isBought ? catalogueOf(kind) : productsOf(store, kind);
  const wanted = isBought ? bought : cartQuantitiesOf(store, visitor, kind);
  const items = cartItems(products, wanted);
  const boxes = activeBoxesOf(store, accountOf(visitor), civilDateAt(inSession.clock()));
  const box = boxes.find(({ code }) => code === withBoxOf);
  const parcel = ownParcelOf(inSession);
  const { subtotal, freight } = startSummaryOf(
    kind,
    { products, boxes, ...(parcel && { parcel }) },
    { cart: items, withBoxOf },
  );
  return {
    kind,
    items,
    gone: soldOutCartItems(products, wanted),
    amount: subtotal,
    ...(freight !== undefined && { freight }),
    ...(box && { box }),
    isBoxGone: withBoxOf !== undefined && box === undefined,
  };
}
