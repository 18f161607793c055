import { isInAccount } from "../../app/isInAccount.ts";
import type { Gate } from "../../app/page.ts";
import { subscribedGate } from "../checkout/subscribedGate.ts";

/** Whoever has logged in is welcomed to what their account has, wherever it was paid for; everybody else to what they have just paid. */
export const welcomeGate: Gate = (session, here) =>
  isInAccount(session.visitor) ? undefined : subscribedGate(session, here);
