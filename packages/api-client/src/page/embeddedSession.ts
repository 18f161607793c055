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
      /** An account's if absent. */
      readonly reach?: LoginReach;
    };

/** Whether the visitor is logged in to an account. A lead at the checkout is authorized but has no account. */
export function isInAccount(visitor: Visitor): boolean {
  return visitor.authorized && visitor.reach !== "checkout";
}

/** The embedded session by the shop's names. */
export interface EmbeddedSession {
  readonly visitor: Visitor;
  readonly answers: Answers;
  readonly flow: BoxFlow;
  /** The pads or food of the current purchase; null for a box. */
  readonly purchase: OpenPurchase | null;
  readonly inApp: boolean;
  /** Names the private payment channel; null without a customer. */
  readonly customerCode: string | null;
  /** Name of the session's coupon. */
  readonly coupon: string | null;
  /** The gift in the first box; absent if the campaign has no gift. */
  readonly gift?: Gift | undefined;
  /** The first shipping day of a box as the page writes it, if it is not today; parsed by the delivery rules (FUN-189). */
  readonly shipDate?: string | undefined;
  /** Whether the mailed link of this document no longer sets a password; absent if the server does not send it. */
  readonly isLinkVoid?: boolean;
  /** The realtime settings; null without realtime. */
  readonly realtime: RealtimeSettings | null;
  /** URL of the optional video of the waiting page. */
  readonly waitingVideo: string | null;
  /** An opaque identifier of the session; absent if the server does not send it. */
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
  // Present, so that a later page without them removes those of an earlier one.
  gift: undefined,
  shipDate: undefined,
  realtime: null,
  waitingVideo: null,
};
