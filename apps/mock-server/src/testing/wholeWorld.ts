import type { World } from "../backend/store.ts";
import { account, lead, passwordLinkOf, paymentUnderWay } from "../scenarios/people.ts";

const moment = Date.UTC(2026, 2, 10, 15);

/** One record at least in each collection, in the order of their keys: so they are read from a file. */
export const wholeWorld = {
  visitors: [{ id: "visita", token: "0123", sessionId: "4567", answers: { species: "dog" } }],
  customers: [account, lead],
  subscriptions: [paymentUnderWay(moment)],
  attempts: [{ key: `${lead.code} 1`, subscriptionCode: "TESTE00001" }],
  passwordLinks: [passwordLinkOf(account, moment)],
} as const satisfies Required<World>;
