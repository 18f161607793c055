import type { World } from "../backend/store.ts";
import { lived } from "../scenarios/lived.ts";
import { account, activeSubscription, lead, passwordLinkOf, paymentUnderWay } from "../scenarios/people.ts";

const moment = Date.UTC(2026, 2, 10, 15);

const paid = activeSubscription(moment, 2);
/** What two days made of a subscription. */
const living = lived({ subscriptions: [paid] }, paid.createdAt, moment);

/** One record at least in each collection, in the order of their keys: so they are read from a file. */
export const wholeWorld = {
  visitors: [{ id: "visita", token: "0123", sessionId: "4567", answers: { species: "dog" } }],
  customers: [account, lead],
  subscriptions: [paymentUnderWay(moment)],
  attempts: [{ key: `${lead.code} 1`, subscriptionCode: "TESTE00001" }],
  passwordLinks: [passwordLinkOf(account, moment)],
  charges: living.charges ?? [],
  shipments: living.shipments ?? [],
  livedDays: living.livedDays ?? [],
} as const satisfies Required<World>;
