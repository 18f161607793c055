import { isStateCode } from "@petbox/domain/address/states";
import { type Cents, centsFromDecimal } from "@petbox/domain/money/cents";
import { cartItems, goneItems } from "@petbox/domain/scheduled/cart";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { type BoxToGoWith, startSummaryOf } from "@petbox/domain/scheduled/startScheduled";
import { freightByState } from "../../seed/freight.ts";
import type { RequestContext } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";
import { ownDataOf } from "../session/ownData.ts";
import { isPurchaseRefused, wantedOf } from "./cartOf.ts";
import { liveBoxesOf } from "./liveBoxes.ts";
import { catalogueOf, productsOf } from "./ownProducts.ts";
import { todayOf } from "./ownScheduled.ts";

type InSession = Pick<RequestContext<unknown>, "store" | "visitor" | "clock">;

/** What a session is buying, at the server's own prices and with its own freight, whatever was sent. */
export interface PricedPurchase {
  readonly kind: ScheduledKind;
  /** None where all of it is sold out, or was taken out. */
  readonly items: readonly ScheduledItem[];
  /** What was chosen and is sold out by now: it is neither sent nor charged. */
  readonly gone: readonly ScheduledItem[];
  /** Of a month, without the freight. */
  readonly amount: Cents;
  /** Absent as long as nobody has said where it goes. */
  readonly freight?: Cents;
  /** The box that it travels with. */
  readonly box?: BoxToGoWith;
  /** It was to travel with a box that does not go on any more, or is another's. */
  readonly isBoxGone: boolean;
}

/** Where a parcel to the visitor's own address goes; undefined where they have said none, or may not be told. */
export function ownParcelOf(inSession: Pick<InSession, "store" | "visitor">) {
  const { state = "" } = ownDataOf(inSession).address ?? {};
  return isStateCode(state) ? { state, parcelPrice: centsFromDecimal(freightByState[state].price) } : undefined;
}

/** The pads or food that a session is buying; undefined while it is a box. */
export function pricedPurchase(inSession: InSession): PricedPurchase | undefined {
  const { store, visitor } = inSession;
  if (visitor.purchase === undefined) return undefined;
  const { kind, withBoxOf, bought } = visitor.purchase;
  // What a card was sent for is theirs, whatever is put into the cart or sold out since, unless the bank has refused it.
  const isBought = bought !== undefined && !isPurchaseRefused(store, visitor.answers.subscription);
  const products = isBought ? catalogueOf(kind) : productsOf(store, kind);
  const wanted = isBought ? bought : wantedOf(store, visitor, kind);
  const items = cartItems(products, wanted);
  const boxes = liveBoxesOf(store, accountOf(visitor), todayOf(inSession));
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
    gone: goneItems(products, wanted),
    amount: subtotal,
    ...(freight !== undefined && { freight }),
    ...(box && { box }),
    isBoxGone: withBoxOf !== undefined && box === undefined,
  };
}
