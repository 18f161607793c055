import { changeAddressEndpoint, verifyAddressEndpoint } from "@petbox/api-client/addresses/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { accepted } from "@petbox/domain/result";
import { openCharge } from "../../life/chargeDays.ts";
import type { LifeEvent } from "../../life/lifeEvent.ts";
import { moved, movedAlong } from "../../life/move.ts";
import { type Handler, handle } from "../handler.ts";
import { waitingRequestOf } from "../resolution/debts.ts";
import { announce } from "../resolution/paymentRetries.ts";
import { lifeOf } from "../subscriptions/lifeOf.ts";
import { termsOf } from "../subscriptions/ownSubscriptions.ts";
import { tellEvents, tellMoved } from "../subscriptions/tellEvents.ts";
import { askedChange } from "./askedChange.ts";
import { movedPurchases } from "./movedPurchases.ts";
import { goesThere, verificationOf } from "./verification.ts";

/** Enough for a customer who compares two addresses. */
const verifiedPerMinute = 30;
/** Each request may try a card. */
const changedPerMinute = 10;

export const handlers: readonly Handler[] = [
  handle(
    verifyAddressEndpoint,
    (context) => {
      const { life, address } = askedChange(context);
      const purchases = movedPurchases(context, life.subscription, address).map(({ told }) => told);
      const freight = life.subscription.purchase && purchases[0]?.newFreight;
      const { store, clock } = context;
      const terms = termsOf(store, life.subscription).map((term) => lifeOf(store, term));
      const verification = verificationOf(
        life,
        { address, freight },
        { today: civilDateAt(clock()), shipments: terms.flatMap(({ shipments }) => shipments) },
      );
      return { ...verification, ...(purchases.length > 0 && { purchases }) };
    },
    { perMinute: verifiedPerMinute },
  ),
  handle(
    changeAddressEndpoint,
    (context) => {
      const { store, clock } = context;
      const { life, address } = askedChange(context);
      if (goesThere(life.subscription, address)) return accepted({});
      const on = civilDateAt(clock());
      const { code } = life.subscription;
      const events: LifeEvent[] = [];
      const moving = movedPurchases(context, life.subscription, address);
      const freight = moving.find(({ subscription }) => subscription.code === code)?.freight;
      const changed = moved(life, { address, freight }, on, (happening) =>
        events.push({ ...happening, on, subscriptionCode: code }),
      );
      const outdated = waitingRequestOf(store, life.subscription);
      store.subscriptions.put(changed.subscription);
      for (const charge of changed.charges.slice(-1)) store.charges.put(charge);
      for (const shipment of changed.shipments.filter((each) => !life.shipments.includes(each))) {
        store.shipments.put(shipment);
      }
      for (const along of moving.filter(({ subscription }) => subscription.code !== code)) {
        const movedToo = movedAlong(lifeOf(store, along.subscription), { address, freight: along.freight }, on);
        store.subscriptions.put(movedToo.subscription);
        for (const shipment of movedToo.shipments) store.shipments.put(shipment);
      }
      if (outdated) store.paymentRequests.put({ ...outdated, cancelledAt: clock() });
      if (outdated) announce(outdated, "unknown", context);
      tellMoved([code, ...moving.map(({ subscription }) => subscription.code)], context);
      tellEvents(events, context);
      const isRefused = events.some(({ kind }) => kind === "charge-refused");
      const owed = isRefused ? openCharge(changed) : undefined;
      return accepted(owed ? { refusedCharge: owed.amount } : {});
    },
    { perMinute: changedPerMinute },
  ),
];
