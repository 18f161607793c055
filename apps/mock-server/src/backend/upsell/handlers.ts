import { addExtraItemEndpoint, removeExtraItemEndpoint } from "@petbox/api-client/upsell/contract";
import { civilDateAt, isBefore } from "@petbox/domain/calendar/civilDate";
import { trackCodeOf } from "@petbox/domain/plan/trackCode";
import { accepted, rejected } from "@petbox/domain/result";
import { extraItemOffer } from "@petbox/domain/upsell/extraItemOffer";
import { extraItemsOfCode } from "../../seed/catalogue.ts";
import { applyItemRemoval, attachExtraItem } from "../../simulation/extraItem.ts";
import type { Subscription } from "../checkout/collections.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { HttpError } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import { unknownText } from "../resolution/startPayment.ts";
import { notifyPages } from "../subscriptions/notifyCustomers.ts";
import { ownBoxSubscription } from "../subscriptions/ownBoxSubscription.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { itemsInStock } from "./itemsInStock.ts";
import { onOffer } from "./onOffer.ts";
import { ownRemovableUntil } from "./ownExtraItem.ts";
import { extraItemCardRefusedText, notOfferedText, soldOutText, tooLateText, wrongTrackText } from "./refusals.ts";

/** Each request may try a card. */
const addedPerMinute = 10;

export const handlers: readonly Handler[] = forAccounts([
  handle(
    addExtraItemEndpoint,
    (context) => {
      const { store, body, clock } = context;
      const subscription = askedSubscription(context);
      // A repeated request after a lost reply changes nothing.
      if (subscription.extraItem?.tag === body.tag) return accepted({});
      const today = civilDateAt(clock());
      const standing = onOffer(store, subscription, today);
      const offer = extraItemOffer(standing, today);
      if (offer.kind !== "offered") return rejected({ message: notOfferedText(offer) });
      const state = subscriptionStateOf(store, subscription);
      const track = trackCodeOf({ planCode: subscription.planTag, petCategory: standing.petCategory });
      const item = extraItemsOfCode(track).find(({ tag }) => tag === body.tag);
      if (body.trackCode !== track || item === undefined) return rejected({ message: wrongTrackText });
      const [left] = itemsInStock(store, [item]);
      if (left === undefined) return rejected({ message: soldOutText });
      const { tag, name, monthlyPrice } = left;
      const added = attachExtraItem(state, { tag, name, monthlyPrice }, today);
      if (!added.ok) return rejected({ message: extraItemCardRefusedText(subscription.card) });
      store.subscriptions.put(added.value.subscription);
      if (added.value.charge) store.extraCharges.put(added.value.charge);
      notifyPages([subscription.code], context);
      return accepted({});
    },
    { perMinute: addedPerMinute },
  ),
  handle(
    removeExtraItemEndpoint,
    (context) => {
      const { store, clock } = context;
      const subscription = askedSubscription(context);
      if (subscription.extraItem === undefined) return accepted({});
      const today = civilDateAt(clock());
      const until = ownRemovableUntil(store, subscriptionStateOf(store, subscription));
      if (until === undefined || isBefore(until, today)) return rejected({ message: tooLateText });
      store.subscriptions.put(applyItemRemoval(subscription, today));
      notifyPages([subscription.code], context);
      return accepted({});
    },
    { perMinute: addedPerMinute },
  ),
]);

/** @throws HttpError 404 for another customer's or an unknown subscription. */
function askedSubscription(context: RequestContext<unknown>): Subscription {
  const subscription = ownBoxSubscription(context, context.parameters.moip_contract_id);
  if (subscription === undefined) throw new HttpError(404, { message: unknownText });
  return subscription;
}
