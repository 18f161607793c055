import { accountPaths } from "@petbox/domain/site/paths";
import type { Gate } from "../../app/page.ts";
import { subscribedGate } from "../checkout/subscribedGate.ts";

/**
 * Whoever has logged in is welcomed to what their account has, wherever it was paid for, and led to the area where that is
 * nothing; everybody else is welcomed to what they have just paid.
 */
export const welcomeGate: Gate = (session, here) => {
  const { answers, visitor } = session;
  if (!visitor.authorized || answers.subscription !== undefined) return subscribedGate(session, here);
  return visitor.subscriptions > 0 ? undefined : { to: accountPaths.area };
};
