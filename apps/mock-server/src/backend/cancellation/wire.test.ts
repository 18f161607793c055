import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { bobsSubscription, type Given, subscribed } from "../../testing/given.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { wireCalls } from "./wireCalls.ts";

/** A subscriber who has requested to cancel. */
const leaving: Given = {
  ...subscribed,
  world: {
    ...subscribed.world,
    subscriptions: [
      {
        ...bobsSubscription,
        startedOn: civilDateAt(bobsSubscription.createdAt),
        cancelAskedOn: civilDateAt(testMoment),
      },
    ],
  },
};

heldToDocuments(wireCalls, {
  cancelRequest: subscribed,
  repeatedCancelRequest: leaving,
});
