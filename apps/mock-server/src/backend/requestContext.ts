import type { Clock } from "@petbox/domain/calendar/clock";
import type { SendMail } from "./mail.ts";
import type { Visitor } from "./session/collections.ts";
import type { Store } from "./store.ts";

/** Sends an event on a private channel to whoever listens. */
export type Broadcast = (channel: string, event: string, message: unknown) => void;

/** What the handlers of all areas share. */
export interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** A fresh identifier: 32 hexadecimal digits. */
  readonly newId: () => string;
  readonly broadcast: Broadcast;
  readonly sendMail: SendMail;
}

/** What a handler knows of the request it handles. */
export interface RequestContext<Body> extends Dependencies {
  readonly body: Body;
  readonly parameters: Readonly<Record<string, string>>;
  /** Name of the attempt, when the client gave one. */
  readonly attempt: string | undefined;
  /** The visitor as the session has them now. */
  readonly visitor: Visitor;
  /** Changes the visitor's session. */
  readonly remember: (change: Partial<Visitor>) => Visitor;
}

/** The same of a call, which may also let somebody in. */
export interface CallSituation<Body> extends RequestContext<Body> {
  /** The session goes on as this, under another identifier and with another token: those before open nothing any more. */
  readonly renewSession: (session: Visitor) => Visitor;
}
