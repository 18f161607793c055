import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import { ownScheduledData, scheduledListData, startScheduledData } from "@petbox/api-client/scheduled/pageData";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { zeroCents } from "@petbox/domain/money/cents";
import { type CartItem, cartOfItems } from "@petbox/domain/scheduled/cart";
import { isForSale, type ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import { type ScheduledKind, scheduledKinds } from "@petbox/domain/scheduled/scheduledKinds";
import type { BoxOption, StartScheduled } from "@petbox/domain/scheduled/startScheduled";
import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import { purchaseInStock } from "../../simulation/purchaseInStock.ts";
import { storedCardsOf } from "../cards/storedCards.ts";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import type { InSessionNow } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";
import { isRegistered, readableRegistration } from "../session/ownData.ts";
import { requireAccount } from "../session/requireAccount.ts";
import type { WorldStore } from "../store.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";
import { activeBoxesOf } from "./activeBoxes.ts";
import { cartOf } from "./cartOf.ts";
import { productsOf, soldOutIn } from "./ownProducts.ts";
import { ownPurchase, ownScheduledOf } from "./ownScheduled.ts";
import { ownParcelOf } from "./pricedPurchase.ts";

/** The data with which any visitor starts a purchase of a kind. */
export function startOf(
  context: InSessionNow,
  kind: ScheduledKind,
): StartScheduled & {
  readonly cart: CartItem[];
  products: ScheduledProduct[];
  boxes: BoxOption[];
  cards?: StoredCard[];
} {
  const { store, visitor } = context;
  const boxes = activeBoxesOf(store, accountOf(visitor), civilDateAt(context.clock()));
  const { purchase } = visitor;
  const boxOfPurchase = purchase?.kind === kind ? purchase.withBoxOf : undefined;
  const parcel = ownParcelOf(context);
  const account = accountOf(visitor);
  // Without a complete registration the checkout asks for it first.
  const mayPay = account !== undefined && isRegistered(readableRegistration(context));
  return omitUndefined({
    products: [...productsOf(store, kind)],
    cart: [...cartOfItems(kind, cartOf(store, visitor, kind))],
    boxes,
    withBoxOf: boxes.find(({ code }) => code === boxOfPurchase)?.code,
    parcel,
    cards: mayPay ? storedCardsOf(store, account) : undefined,
  });
}

export const pages: readonly PageDataHandler[] = scheduledKinds.flatMap((kind) => [
  listOf(kind),
  ...pagesOfOne(kind),
  handlePageData(startScheduledData[kind], (context) => startOf(context, kind)),
]);

interface Asked {
  readonly kind: ScheduledKind;
  readonly now: number;
}

/** A customer's active subscriptions of a kind (SUB-102, MAN-060). */
export function listedPurchasesOf(store: WorldStore, customerCode: string, { kind, now }: Asked): ListedSubscription[] {
  return ownSubscriptions(store, customerCode)
    .filter(({ purchase, endedOn }) => purchase?.kind === kind && endedOn === undefined)
    .map((subscription) => {
      const { code, planTag } = subscription;
      const own = ownScheduledOf(store, subscription, now);
      const { contractId, status, freight, isStandalone, sentWith, isNextStandalone, nextShipmentOn } = own;
      const { waitingPayment, facts } = own;
      return omitUndefined({
        code,
        contractId,
        id: code,
        status,
        plan: planTag,
        planValue: purchaseInStock(subscription, soldOutIn(store))?.amount ?? zeroCents,
        pet: {},
        freight,
        isStandalone,
        sentWith,
        isNextStandalone,
        nextShipmentOn,
        waitingPayment,
        facts,
        items: [],
        scheduledItems: own.items.map(({ sku, name, quantity, image, imageAlt, options }) =>
          omitUndefined({ sku, quantity, name, isGone: isForSale({ options }) ? undefined : true, image, imageAlt }),
        ),
      });
    });
}

function listOf(kind: ScheduledKind): PageDataHandler {
  return handlePageData(scheduledListData[kind], (context) =>
    listedPurchasesOf(context.store, requireAccount(context), { kind, now: context.clock() }),
  );
}

function pagesOfOne(kind: ScheduledKind): readonly PageDataHandler[] {
  return Object.values(ownScheduledData[kind]).map((data) =>
    handlePageData(data, (context) => {
      const subscription = ownPurchase(context, kind);
      if (subscription === undefined) throw notFound();
      return ownScheduledOf(context.store, subscription, context.clock());
    }),
  );
}
