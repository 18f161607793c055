import type { Fault, FaultKind } from "../backend/fault.ts";
import type { Mail } from "../backend/mail.ts";
import type { ScenarioName } from "../scenarios/scenarios.ts";
import type { WaitingPayment } from "./waitingPayments.ts";

/** Somebody the world knows, whom a visitor can be at once. */
export interface Person {
  readonly code: string;
  /** A lead may have left none. */
  readonly name: string | undefined;
  readonly email: string;
  /** A lead's login reaches the checkout alone. */
  readonly reach: "checkout" | "account";
  /** How many paid subscriptions they have. */
  readonly subscriptions: number;
  /** Whether the browser that looks at the panel is logged in as this person. */
  readonly isVisitor: boolean;
}

/** What the panel shows: how the world stands, and what can be asked for. */
export interface PanelState {
  readonly people: readonly Person[];
  readonly scenario: ScenarioName;
  readonly scenarios: readonly { readonly name: ScenarioName; readonly title: string; readonly description: string }[];
  /** Those that are still to come. */
  readonly faults: readonly Fault[];
  readonly faultKinds: readonly { readonly kind: FaultKind; readonly title: string }[];
  /** The calls that can be made to fail, by their paths in the contract. */
  readonly calls: readonly string[];
  /** How long each reply is held back, in milliseconds. */
  readonly latency: number;
  /** Epoch ms. */
  readonly now: number;
  readonly frozen: boolean;
  /** Payments whose bank has not replied, or that their customer has not made. */
  readonly waiting: readonly WaitingPayment[];
  /** What was mailed, the newest first. */
  readonly mails: readonly Mail[];
}

/** The panel as a document. Its styles carry `__STYLE_NONCE__`, and it needs no script. */
export type PanelDocument = (state: PanelState) => string | Promise<string>;
