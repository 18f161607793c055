import type { BodyOf, Endpoint, ReplyOf } from "@petbox/api-client/contract/endpoint";
import type { Situation } from "./situation.ts";

/** A call of the contract together with what the server does when it comes. */
export interface Handler {
  readonly endpoint: Endpoint;
  /** How many such calls one visitor may make in a minute; no limit when absent. */
  readonly perMinute?: number;
  readonly handle: (situation: Situation<unknown>) => unknown;
}

/**
 * Ties a handler to its call: the body that it gets and the reply that it gives are the contract's.
 * @param handle may throw a Refusal.
 */
export function handle<const Each extends Endpoint>(
  endpoint: Each,
  handle: (situation: Situation<BodyOf<Each>>) => ReplyOf<Each> | Promise<ReplyOf<Each>>,
  limits: { readonly perMinute?: number } = {},
): Handler {
  return {
    endpoint,
    ...limits,
    // The body was checked against this endpoint's own schema before the handler sees it.
    handle: (situation) => handle(situation as Situation<BodyOf<Each>>),
  };
}
