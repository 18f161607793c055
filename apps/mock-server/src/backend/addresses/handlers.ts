import { changeAddressEndpoint, verifyAddressEndpoint } from "@petbox/api-client/addresses/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { accepted } from "@petbox/domain/result";
import type { LifeEvent } from "../../life/lifeEvent.ts";
import { moved } from "../../life/move.ts";
import { type Handler, handle } from "../handler.ts";
import { waitingRequestOf } from "../resolution/debts.ts";
import { announce } from "../resolution/paymentRetries.ts";
import { tellEvents, tellMoved } from "../subscriptions/tellEvents.ts";
import { askedChange } from "./askedChange.ts";
import { goesThere, verificationOf } from "./verification.ts";

/** As often as somebody may look who compares two addresses. */
const verifiedPerMinute = 30;
/** Each may try a card. */
const changedPerMinute = 10;

export const handlers: readonly Handler[] = [
  handle(
    verifyAddressEndpoint,
    (situation) => {
      const { life, address } = askedChange(situation);
      return verificationOf(life, address, civilDateAt(situation.clock()));
    },
    { perMinute: verifiedPerMinute },
  ),
  handle(
    changeAddressEndpoint,
    (situation) => {
      const { store, clock } = situation;
      const { life, address } = askedChange(situation);
      if (goesThere(life.subscription, address)) return accepted({});
      const on = civilDateAt(clock());
      const { code } = life.subscription;
      const events: LifeEvent[] = [];
      const changed = moved(life, address, on, (happening) =>
        events.push({ ...happening, on, subscriptionCode: code }),
      );
      const outdated = waitingRequestOf(store, life.subscription);
      store.subscriptions.put(changed.subscription);
      for (const charge of changed.charges.slice(-1)) store.charges.put(charge);
      for (const shipment of changed.shipments.filter((each) => !life.shipments.includes(each))) {
        store.shipments.put(shipment);
      }
      if (outdated) store.paymentRequests.put({ ...outdated, cancelledAt: clock() });
      if (outdated) announce(outdated, "unknown", situation);
      tellMoved([code], situation);
      tellEvents(events, situation);
      return accepted({});
    },
    { perMinute: changedPerMinute },
  ),
];
