import { accountCalls } from "./accountCalls.ts";
import { addressCalls } from "./addressCalls.ts";
import { boxCalls } from "./boxCalls.ts";
import { cardCalls } from "./cardCalls.ts";
import { checkoutCalls } from "./checkoutCalls.ts";
import { funnelCalls } from "./funnelCalls.ts";
import { leavingCalls } from "./leavingCalls.ts";
import { offerCalls } from "./offerCalls.ts";
import { referralCalls } from "./referralCalls.ts";
import { regularisationCalls } from "./regularisationCalls.ts";
import { resolutionCalls } from "./resolutionCalls.ts";
import { scheduledCalls } from "./scheduledCalls.ts";
import { sessionCalls } from "./sessionCalls.ts";
import { shipmentCalls } from "./shipmentCalls.ts";
import { surveyCalls } from "./surveyCalls.ts";
import { upsellCalls } from "./upsellCalls.ts";
import { welcomeCalls } from "./welcomeCalls.ts";

/**
 * What the documents say of every call that exists, by hand: client and server are each held to it, so that a name which
 * both of them take from the contract cannot change unnoticed. It imports nothing of the contract.
 */
export const wireTable = {
  ...funnelCalls,
  ...offerCalls,
  ...checkoutCalls,
  ...sessionCalls,
  ...resolutionCalls,
  ...boxCalls,
  ...shipmentCalls,
  ...accountCalls,
  ...cardCalls,
  ...referralCalls,
  ...addressCalls,
  ...regularisationCalls,
  ...upsellCalls,
  ...leavingCalls,
  ...surveyCalls,
  ...welcomeCalls,
  ...scheduledCalls,
};

export type WireCallName = keyof typeof wireTable;
