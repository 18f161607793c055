import { changeAddressEndpoint, verifyAddressEndpoint } from "@petbox/api-client/addresses/contract";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { accepted } from "@petbox/domain/result";
import { changeAddressWithBox, changeDeliveryAddress } from "../../simulation/changeDeliveryAddress.ts";
import { openCharge } from "../../simulation/chargeDays.ts";
import type { SubscriptionEvent } from "../../simulation/subscriptionEvent.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { waitingRequestOf } from "../resolution/debts.ts";
import { announcePayment } from "../resolution/paymentRetries.ts";
import { notifyCustomers, notifyPages } from "../subscriptions/notifyCustomers.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { movedPurchases } from "./movedPurchases.ts";
import { validateAddressChange } from "./validateAddressChange.ts";
import { isSameAddress, verificationOf } from "./verification.ts";

/** Enough for a customer who compares two addresses. */
const verifiedPerMinute = 30;
/** Each request may try a card. */
const changedPerMinute = 10;

/** The charge that a change of address made today and the bank refused, for a request that repeats the change. */
function refusedBefore(state: SubscriptionState, today: CivilDate): { readonly refusedCharge?: Cents } {
  if (state.subscription.addressChanges?.at(-1)?.on !== today) return {};
  const owed = openCharge(state);
  const lastTry = owed?.tries.at(-1);
  return owed && lastTry?.on === today && lastTry.outcome === "refused" ? { refusedCharge: owed.amount } : {};
}

export const handlers: readonly Handler[] = forAccounts([
  handle(
    verifyAddressEndpoint,
    (context) => {
      const { state, address } = validateAddressChange(context);
      const purchases = movedPurchases(context, state.subscription, address).map(({ change }) => change);
      const freight = state.subscription.purchase && purchases[0]?.newFreight;
      const { store, clock } = context;
      const terms = termsOf(store, state.subscription).map((term) => subscriptionStateOf(store, term));
      const verification = verificationOf(
        state,
        { address, freight },
        { today: civilDateAt(clock()), shipments: terms.flatMap(({ shipments }) => shipments) },
      );
      return accepted({ ...verification, ...(purchases.length > 0 && { purchases }) });
    },
    { perMinute: verifiedPerMinute },
  ),
  handle(
    changeAddressEndpoint,
    (context) => {
      const { store, clock } = context;
      const { state, address } = validateAddressChange(context);
      const on = civilDateAt(clock());
      if (isSameAddress(state.subscription, address)) return accepted(refusedBefore(state, on));
      const { code } = state.subscription;
      const events: SubscriptionEvent[] = [];
      const moving = movedPurchases(context, state.subscription, address);
      const freight = moving.find(({ subscription }) => subscription.code === code)?.freight;
      const changed = changeDeliveryAddress(state, { address, freight }, on, (happening) =>
        events.push({ ...happening, on, subscriptionCode: code }),
      );
      const outdated = waitingRequestOf(store, state.subscription);
      store.subscriptions.put(changed.subscription);
      for (const charge of changed.charges.slice(-1)) store.charges.put(charge);
      for (const shipment of changed.shipments.filter((each) => !state.shipments.includes(each))) {
        store.shipments.put(shipment);
      }
      for (const along of moving.filter(({ subscription }) => subscription.code !== code)) {
        const movedToo = changeAddressWithBox(
          subscriptionStateOf(store, along.subscription),
          { address, freight: along.freight },
          on,
        );
        store.subscriptions.put(movedToo.subscription);
        for (const shipment of movedToo.shipments) store.shipments.put(shipment);
      }
      if (outdated) store.paymentRequests.put({ ...outdated, cancelledAt: clock() });
      if (outdated) announcePayment(outdated, "unknown", context);
      notifyPages([code, ...moving.map(({ subscription }) => subscription.code)], context);
      notifyCustomers(events, context);
      const isRefused = events.some(({ kind }) => kind === "charge-refused");
      const owed = isRefused ? openCharge(changed) : undefined;
      return accepted(owed ? { refusedCharge: owed.amount } : {});
    },
    { perMinute: changedPerMinute },
  ),
]);
