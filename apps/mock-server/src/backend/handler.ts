import type { BodyOf, Endpoint, ReplyOf } from "@petbox/api-client/contract/endpoint";
import type { CallContext, InSession } from "./requestContext.ts";
import { requireAccount } from "./session/requireAccount.ts";

/** How often a call may be made. */
export interface Limits<Body> {
  /** Calls that one session may make in a minute; unlimited when absent. */
  readonly perMinute?: number;
  /**
   * The account that a call tries to open. Such calls are also counted by account and by address, because sessions
   * are free.
   */
  readonly accountOf?: (body: Body) => string;
  /**
   * Whether the account's calls are counted for each address on its own, as Laravel throttles logins: tries from elsewhere do not
   * lock the owner out.
   */
  readonly isPerAddress?: boolean;
}

/** Throws an HttpError for a session that may not make a call, before its body is read, like a middleware. */
type Guard = (inSession: InSession) => unknown;

/** A call of the contract and the server's implementation of it. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly limits: Limits<unknown>;
  readonly guard?: Guard;
  readonly handle: (context: CallContext<unknown>) => unknown;
}

/** Binds a handler to its endpoint: the contract types its body and its reply. @param handle may throw an HttpError. */
export function handle<const Each extends Endpoint>(
  endpoint: Each,
  handle: (context: CallContext<BodyOf<Each>>) => ReplyOf<Each> | Promise<ReplyOf<Each>>,
  limits: Limits<BodyOf<Each>> = {},
): Handler {
  const { accountOf, ...ofSession } = limits;
  return {
    endpoint,
    // The body was checked against this endpoint's own schema; the type of a list of handlers cannot express that.
    limits: { ...ofSession, ...(accountOf && { accountOf: (body) => accountOf(body as BodyOf<Each>) }) },
    handle: (context) => handle(context as CallContext<BodyOf<Each>>),
  };
}

export function guarded(guard: Guard, handlers: readonly Handler[]): readonly Handler[] {
  return handlers.map((handler) => ({ ...handler, guard }));
}

/** Handlers of calls that need a logged-in customer: they reply with 401 to others, like Laravel's `auth` middleware. */
export function forAccounts(handlers: readonly Handler[]): readonly Handler[] {
  return guarded(requireAccount, handlers);
}
