import type { Clock } from "@petbox/domain/calendar/clock";
import type { SendMail } from "./mail.ts";
import type { SessionRecord } from "./session/collections.ts";
import type { WorldStore } from "./store.ts";

/** Sends an event to the listeners of a private channel. */
export type Broadcast = (channel: string, event: string, message: unknown) => void;

/** The dependencies of all handlers. */
export interface Dependencies {
  readonly store: WorldStore;
  readonly clock: Clock;
  /** A fresh identifier: 32 hexadecimal digits. */
  readonly newId: () => string;
  readonly broadcast: Broadcast;
  readonly sendMail: SendMail;
}

/** The request that a handler processes, with its session. */
export interface RequestContext<Body> extends Dependencies {
  readonly body: Body;
  readonly parameters: Readonly<Record<string, string>>;
  /** The client's name for the attempt, if it gave one. */
  readonly attempt: string | undefined;
  /** The current session. */
  readonly visitor: SessionRecord;
  /** Changes the session. */
  readonly remember: (change: Partial<SessionRecord>) => SessionRecord;
}

/** A session and the store with its customer. */
export type InSession = Pick<RequestContext<unknown>, "store" | "visitor">;

/** The same at a moment. */
export type InSessionNow = Pick<RequestContext<unknown>, "store" | "visitor" | "clock">;

/** The context of a call, which may also log a customer in. */
export interface CallContext<Body> extends RequestContext<Body> {
  /** Replaces the session's identifier and token, so that the old ones are invalid. */
  readonly renewSession: (session: SessionRecord) => SessionRecord;
}
