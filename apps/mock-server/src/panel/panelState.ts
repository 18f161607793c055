import type { Fault, FaultKind } from "../backend/fault.ts";
import type { Mail } from "../backend/mail.ts";
import type { ScenarioName } from "../scenarios/scenarios.ts";
import type { WaitingPayment } from "./pendingPayments.ts";

/** A customer of this world, available for login. */
export interface PanelPerson {
  readonly code: string;
  /** A lead may lack a name. */
  readonly name: string | undefined;
  readonly email: string;
  /** A lead's login only reaches the checkout. */
  readonly reach: "checkout" | "account";
  /** The number of paid subscriptions. */
  readonly subscriptions: number;
  /** Whether the panel's browser is logged in as this person. */
  readonly isVisitor: boolean;
}

/** The data of the panel: the state of the world and the possible actions. */
export interface PanelState {
  readonly people: readonly PanelPerson[];
  readonly scenario: ScenarioName;
  readonly scenarios: readonly { readonly name: ScenarioName; readonly title: string; readonly description: string }[];
  /** The faults that have not occurred yet. */
  readonly faults: readonly Fault[];
  readonly faultKinds: readonly { readonly kind: FaultKind; readonly title: string }[];
  /** The calls that can fail, by their contract paths. */
  readonly calls: readonly string[];
  /** The pages whose data can fail, by their route patterns. */
  readonly pages: readonly string[];
  /** Delay of each reply, in milliseconds. */
  readonly latency: number;
  /** Epoch ms. */
  readonly now: number;
  readonly frozen: boolean;
  /** The longest step of the clock, in minutes. */
  readonly longestMove: number;
  /** Payments that wait for their bank or their customer. */
  readonly waiting: readonly WaitingPayment[];
  /** The sent mails, the newest first. */
  readonly mails: readonly Mail[];
  /** Explains why the form that was just sent changed nothing. */
  readonly refused?: string;
}

/** Renders the panel. Its styles carry `__STYLE_NONCE__`, and it needs no script. */
export type PanelDocument = (state: PanelState) => string | Promise<string>;
