import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { bobsSubscription, type Given, loggedInCustomer, people, subscribed } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

/** A customer with pads and food since a month ago. */
const purchases: Given = {
  ...loggedInCustomer,
  world: {
    ...people,
    subscriptions: (["hygiene", "wet-food"] as const).map((kind) => ({
      ...bobsSubscription,
      code: kind === "hygiene" ? "TAPETES001" : "SACHES0001",
      startedOn: civilDateAt(bobsSubscription.createdAt),
      purchase: { kind, items: [] },
    })),
  },
};

/** The same customer as for Bob's, with two kinds of pads in the cart. */
const choosing: Given = {
  ...subscribed,
  newcomer: { ...subscribed.newcomer, cart: { "TAP-BRANCO": 2, "TAP-CARVAO": 1 } },
};

heldToDocuments(wireCalls, {
  cart: {},
  refusedCart: {},
  takenOut: choosing,
  begunPurchase: choosing,
  begunPurchaseWithBox: choosing,
  refusedPurchase: choosing,
  changeOfMats: purchases,
  refusedChangeOfMats: purchases,
  changeOfWetFood: purchases,
  cancelOfMats: purchases,
  cancelOfWetFood: purchases,
});
