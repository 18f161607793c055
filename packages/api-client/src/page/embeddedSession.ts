import type { Answers } from "@petbox/domain/funnel/answers";
import type { BoxFlow } from "@petbox/domain/funnel/flows";
import type { Gift } from "@petbox/domain/plan/gift";
import type { OpenPurchase } from "@petbox/domain/scheduled/startScheduled";
import type { RealtimeSettings } from "./realtimeWire.ts";

/** The reach of a login: a lead's is limited to the checkout. */
export type LoginReach = "checkout" | "account";

/** The visitor of the page (FUN-142, FUN-143): authorized needs both the flag and the record. */
export type Visitor =
  | { readonly authorized: false }
  | {
      readonly authorized: true;
      readonly name: string | null;
      readonly subscriptions: number;
      /** An account's where it is absent. */
      readonly reach?: LoginReach;
    };

/** The embedded session by the shop's names. */
export interface EmbeddedSession {
  readonly visitor: Visitor;
  readonly answers: Answers;
  readonly flow: BoxFlow;
  /** The pads or food that are being bought; null while it is a box. */
  readonly purchase: OpenPurchase | null;
  readonly inApp: boolean;
  /** Names the private payment channel; null until there is a customer. */
  readonly customerCode: string | null;
  /** Name of the coupon that the session has. */
  readonly coupon: string | null;
  /** The present in the first box; absent where the campaign has none. */
  readonly gift?: Gift;
  /** The day to ship the first box from as the page writes it, where it is not today; who ships by it reads it (FUN-189). */
  readonly shipDate?: string;
  /** Whether the mailed link of this document no longer sets a password; absent where the server does not say. */
  readonly isLinkVoid?: boolean;
  /** The realtime settings; null where the page has none. */
  readonly realtime: RealtimeSettings | null;
  /** Address of the optional video of the waiting page. */
  readonly waitingVideo: string | null;
  /** Distinguishes sessions, and has no other meaning; absent where the server does not send it. */
  readonly sessionId?: string;
}

/** The session of an unknown visitor. */
export const unknownSession: EmbeddedSession = {
  visitor: { authorized: false },
  answers: {},
  flow: "current",
  purchase: null,
  inApp: false,
  customerCode: null,
  coupon: null,
  realtime: null,
  waitingVideo: null,
};
