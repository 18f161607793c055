import {
  cancelMatsEndpoint,
  cancelWetFoodEndpoint,
  changeMatsEndpoint,
  changeWetFoodEndpoint,
} from "@petbox/api-client/scheduled/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { fieldMessages } from "@petbox/domain/fieldErrors";
import { accepted, rejected } from "@petbox/domain/result";
import { freightOfItems, parseRequestedItems } from "@petbox/domain/scheduled/itemsChange";
import { scheduledCancelMessages } from "@petbox/domain/scheduled/messages";
import { parseScheduledCancel } from "@petbox/domain/scheduled/scheduledCancel";
import type { ScheduledItem } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { itemsPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { cancelPurchaseNow, type ScheduledChange, withItems } from "../../simulation/scheduled.ts";
import { botRefusalText, isHuman } from "../botCheck.ts";
import type { Subscription } from "../checkout/collections.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { HttpError } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import { unknownText } from "../resolution/startPayment.ts";
import { notifyPages } from "../subscriptions/notifyCustomers.ts";
import { changeLockOf } from "./changeLock.ts";
import { productsOf } from "./ownProducts.ts";
import { ownPurchase, ownScheduledOf } from "./ownScheduled.ts";

/** Enough for a customer who cannot decide. */
const perMinute = 20;
const endedText = "Esta assinatura já foi cancelada.";

function changes(kind: ScheduledKind, endpoint: typeof changeMatsEndpoint | typeof changeWetFoodEndpoint): Handler {
  return handle(
    endpoint,
    (context) => {
      const { store, body } = context;
      const subscription = asked(context, kind);
      const obstacle = obstacleOf(subscription);
      if (obstacle !== undefined) return rejected({ message: obstacle });
      if (!isHuman(body.botCheck)) return rejected({ message: botRefusalText });
      const wanted = parseRequestedItems(kind, body.items, {
        items: subscription.purchase?.items ?? [],
        products: productsOf(store, kind),
      });
      if (!wanted.ok) return rejected({ message: wanted.error });
      store.subscriptions.put(withItems(subscription, changedPurchase(context, subscription, wanted.value)));
      notifyPages([subscription.code], context);
      return accepted({});
    },
    { perMinute },
  );
}

function cancels(kind: ScheduledKind, endpoint: typeof cancelMatsEndpoint | typeof cancelWetFoodEndpoint): Handler {
  return handle(
    endpoint,
    (context) => {
      const { store, body } = context;
      const subscription = asked(context, kind);
      // A repeated request after a lost reply: it is already cancelled.
      if (subscription.endedOn !== undefined) return accepted({});
      const obstacle = obstacleOf(subscription);
      if (obstacle !== undefined) return rejected({ message: obstacle });
      const request = parseScheduledCancel(kind, body);
      if (!request.ok) {
        const [message = ""] = Object.values(fieldMessages(request.error, scheduledCancelMessages));
        return rejected({ message });
      }
      const askedOn = civilDateAt(context.clock());
      store.subscriptions.put(cancelPurchaseNow(subscription, askedOn));
      store.scheduledCancels.put({ ...request.value, subscriptionCode: subscription.code, askedOn });
      notifyPages([subscription.code], context);
      return accepted({});
    },
    { perMinute },
  );
}

/** Changes and cancellations of scheduled purchases, for both kinds. */
export const ownHandlers: readonly Handler[] = forAccounts([
  changes("hygiene", changeMatsEndpoint),
  changes("wet-food", changeWetFoodEndpoint),
  cancels("hygiene", cancelMatsEndpoint),
  cancels("wet-food", cancelWetFoodEndpoint),
]);

function obstacleOf(subscription: Subscription): string | undefined {
  return subscription.endedOn === undefined ? changeLockOf(subscription) : endedText;
}

/** @throws HttpError 404 for another customer's or an unknown purchase. */
function asked(context: Pick<RequestContext<unknown>, "store" | "visitor" | "parameters">, kind: ScheduledKind) {
  const subscription = ownPurchase(context, kind);
  if (subscription === undefined) throw new HttpError(404, { success: false, message: unknownText });
  return subscription;
}

/** The new contents of a purchase with the server's own prices and freight (MAN-337). */
function changedPurchase(
  context: Pick<RequestContext<unknown>, "store" | "clock">,
  subscription: Subscription,
  items: readonly ScheduledItem[],
): ScheduledChange {
  const kind = subscription.purchase?.kind ?? "hygiene";
  const own = ownScheduledOf(context.store, subscription, context.clock());
  return {
    items: items.map(({ sku, quantity }) => ({ sku, quantity })),
    amount: itemsPriceOf(kind, items),
    freight: freightOfItems(kind, own, items),
  };
}
