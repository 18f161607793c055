import { checkoutCalls } from "./checkoutCalls.ts";
import { funnelCalls } from "./funnelCalls.ts";
import { offerCalls } from "./offerCalls.ts";
import { sessionCalls } from "./sessionCalls.ts";

/**
 * What the documents say of every call that exists, by hand: client and server are each held to it, so that a name which
 * both of them take from the contract cannot change unnoticed. It imports nothing of the contract.
 */
export const wireTable = { ...funnelCalls, ...offerCalls, ...checkoutCalls, ...sessionCalls };

export type WireCallName = keyof typeof wireTable;
