import type { BodyOf, Endpoint, ReplyOf } from "@petbox/api-client/contract/endpoint";
import type { CallSituation } from "./requestContext.ts";

/** How often a call may be made. */
export interface Limits<Body> {
  /** How many such calls one session may make in a minute; no limit when absent. */
  readonly perMinute?: number;
  /** Whose account such a call tries: then it is counted by account and by address too, for a session is had for nothing. */
  readonly accountOf?: (body: Body) => string;
}

/** A call of the contract together with what the server does when it comes. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly limits: Limits<unknown>;
  readonly handle: (context: CallSituation<unknown>) => unknown;
}

/**
 * Ties a handler to its call: the body that it gets and the reply that it gives are the contract's.
 * @param handle may throw a Refusal.
 */
export function handle<const Each extends Endpoint>(
  endpoint: Each,
  handle: (context: CallSituation<BodyOf<Each>>) => ReplyOf<Each> | Promise<ReplyOf<Each>>,
  limits: Limits<BodyOf<Each>> = {},
): Handler {
  const { accountOf, ...ofSession } = limits;
  return {
    endpoint,
    // The body was checked against this endpoint's own schema before the handler sees it: the type of a list of handlers
    // cannot say that each gets its own.
    limits: { ...ofSession, ...(accountOf && { accountOf: (body) => accountOf(body as BodyOf<Each>) }) },
    handle: (context) => handle(context as CallSituation<BodyOf<Each>>),
  };
}
