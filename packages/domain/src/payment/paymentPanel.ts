import type { Failure } from "../failure/failure.ts";
import type { OverdueChargeResult, PendingCharge } from "./overdueCharge.ts";
import type { PaymentResult } from "./paymentCheck.ts";

/** A pending payment. */
type Waiting = {
  /** The server's id of the payment. */
  readonly request?: string;
  /** Absent for a payment that this page submitted. "earlier": already pending when the page was loaded, wherever it was started. */
  readonly origin?: "earlier" | "elsewhere";
} & (
  | { readonly status: "waitingPix"; readonly code: string; readonly secondsLeft?: number }
  | { readonly status: "waitingBoleto"; readonly link?: string; readonly line?: string }
  | {
      readonly status: "waitingCard";
      /** The card was accepted a moment ago, and no reading describes its payment yet: one without it does not mean a refusal. */
      readonly isUndescribed?: true;
    }
);

/** The state of the payment panel on the resolution page (SUB-172 to SUB-177). */
export type PaymentPanelState =
  | {
      readonly status: "choose";
      /** This page has sent a card whose payment is not known yet: a pending card or a paid debt is its own. */
      readonly hasSentCard?: true;
    }
  /**
   * A payment is being submitted; or it was accepted, and the server does not describe it yet. `isDue`: the server has had the time to, and
   * the next reading decides.
   */
  | { readonly status: "processing"; readonly isAccepted?: true; readonly isDue?: true }
  | Waiting
  /** Nothing is due. `closedUnpaid`: the charge ended without a payment. */
  | { readonly status: "paid"; readonly origin?: "elsewhere"; readonly closedUnpaid?: true }
  | {
      readonly status: "failed";
      /** The subscription does not exist or belongs to another customer: a retry cannot help. */
      readonly isUnknown?: true;
      /** The bank refused the payment. */
      readonly isRefused?: true;
      /** The failure of the call, if one caused it. */
      readonly failure?: Failure;
    };

/** The panel's state, or the state of loading it (SUB-171). After a failed load, a later response counts immediately. */
export type PaymentPanelProgress =
  | PaymentPanelState
  | { readonly status: "loading" }
  | { readonly status: "unread"; readonly failure: Failure };

export type PaymentPanelEvent =
  /** The resolution was loaded, by the page or after a realtime event; undefined without data. */
  | {
      readonly type: "resolved";
      readonly resolution: OverdueChargeResult | undefined;
      /** When it was loaded, in epoch milliseconds. */
      readonly readAt?: number;
    }
  /** Loading the resolution failed. */
  | { readonly type: "unread"; readonly failure: Failure }
  /** A method was chosen and its payment submitted. */
  | { readonly type: "submitted" }
  /** `isElsewhere`: the server refused the submitted payment because another one is pending elsewhere. */
  | { readonly type: "payment-created"; readonly charge: PendingCharge; readonly isElsewhere?: boolean }
  /** The submitted payment exists, and the server does not describe it yet. */
  | { readonly type: "payment-accepted" }
  /** A card is being sent. */
  | { readonly type: "card-sent" }
  /** The sent card was accepted, and the server does not describe its payment yet; the bank may also have refused it in the meantime. */
  | { readonly type: "card-accepted" }
  /** The bank refused the sent card before the server described its payment. */
  | { readonly type: "card-refused" }
  /** The server has had the time to describe an accepted payment: a reading without it means a refusal, or a failure. */
  | { readonly type: "description-due" }
  | { readonly type: "payment-failed"; readonly failure?: Failure }
  /** The card was rejected before any charge, or was not sent. */
  | { readonly type: "card-invalid" }
  /** The realtime channel sent a payment's result, with the server's id of the payment. */
  | { readonly type: "announced"; readonly request: string | undefined; readonly result: PaymentResult }
  /** The resolution is loading again: the customer retries or changes the method. */
  | { readonly type: "reloading" };

/**
 * The panel for a resolution (SUB-179 to SUB-186), in order of precedence: failed without data or subscription; waiting
 * for an earlier attempt; paid; waiting by payment method; choosing the method.
 */
export function paymentPanel(resolution: OverdueChargeResult | undefined): PaymentPanelState {
  if (resolution === undefined) return { status: "failed" };
  if (resolution.kind === "unknown-subscription") return { status: "failed", isUnknown: true };
  if (resolution.existingRetry) return { ...waitingFor(resolution.existingRetry), origin: "earlier" };
  if (resolution.isPaid) return { status: "paid", ...(resolution.closedUnpaid && { closedUnpaid: true }) };
  return resolution.charge ? waitingFor(resolution.charge) : { status: "choose" };
}

/** The state after an event (SUB-178, SUB-188, SUB-190, SUB-192 to SUB-194). A paid state is final. */
export function nextPaymentPanel(state: PaymentPanelProgress, event: PaymentPanelEvent): PaymentPanelProgress {
  if (state.status === "paid") return state;
  switch (event.type) {
    case "resolved":
      return afterResolution(state, paymentPanel(event.resolution));
    case "unread":
      return state.status === "loading" ? { status: "unread", failure: event.failure } : state;
    case "submitted":
      return { status: "processing" };
    case "payment-created":
      return event.isElsewhere ? begunElsewhere(waitingFor(event.charge)) : waitingFor(event.charge);
    case "payment-accepted":
      return { status: "processing", isAccepted: true };
    case "card-sent":
      return isCardChoice(state) ? { status: "choose", hasSentCard: true } : state;
    case "card-accepted":
      return { status: "waitingCard", isUndescribed: true };
    case "card-refused":
      return refusal;
    case "description-due":
      if (!isUndescribed(state)) return state;
      return state.status === "processing" ? { ...state, isDue: true } : { status: "waitingCard" };
    case "payment-failed":
      return { status: "failed", ...(event.failure && { failure: event.failure }) };
    case "card-invalid":
      return { status: "choose" };
    case "announced":
      return afterAnnouncement(state, event);
    case "reloading":
      // An event may tell of the cancelled payment before the reply does: what the customer has chosen since stays.
      return state.status === "choose" ? state : { status: "loading" };
  }
}

const refusal: PaymentPanelState = { status: "failed", isRefused: true };

/** Whether a payment is pending. */
function isWaiting(state: PaymentPanelProgress): state is Waiting {
  return state.status === "waitingPix" || state.status === "waitingBoleto" || state.status === "waitingCard";
}

/** Whether this page has sent a card whose payment is not known yet. */
export function hasSentCard(state: PaymentPanelProgress): boolean {
  return state.status === "choose" && state.hasSentCard === true;
}

/** Whether a card can be sent. The dialog of another page offers the cards after a refusal, too. */
function isCardChoice(state: PaymentPanelProgress): boolean {
  return state.status === "choose" || (state.status === "failed" && !state.isUnknown);
}

/** Whether an accepted payment is not described yet, and the server still has the time to. */
export function isUndescribed(state: PaymentPanelProgress): boolean {
  if (state.status === "processing") return state.isAccepted === true && !state.isDue;
  return state.status === "waitingCard" && state.isUndescribed === true;
}

type Unpaid = Exclude<PaymentPanelProgress, { readonly status: "paid" }>;

function afterResolution(state: Unpaid, found: PaymentPanelState): PaymentPanelProgress {
  switch (state.status) {
    case "loading":
    case "unread":
      return found;
    case "processing":
      // The resolution predates the submission, whose own response is still pending, or the payment that was accepted.
      if (found.status === "paid" || (state.isAccepted && isWaiting(found))) return found;
      if (!state.isDue) return state;
      return found.status === "choose" ? { status: "failed" } : found;
    case "failed":
      // The failure stays on screen until the customer continues.
      return found.status === "choose" ? state : found;
    case "choose":
      if (found.status === "choose") return state;
      return state.hasSentCard && isOwnCard(found) ? found : begunElsewhere(found);
    case "waitingCard":
      if (state.isUndescribed && (found.status === "choose" || found.status === "waitingCard"))
        return found.status === "choose" ? state : found;
      // No longer pending and not paid: the bank refused it.
      return found.status === "choose" ? refusal : afterWaiting(state, found);
    default:
      return afterWaiting(state, found);
  }
}

/** Whether a reading can be of the card that this page has sent. A payment of another session is marked. */
function isOwnCard(found: PaymentPanelState): boolean {
  return (found.status === "paid" || found.status === "waitingCard") && !("origin" in found);
}

/** A different pending payment was started elsewhere; the same one keeps its origin. */
function afterWaiting(state: Waiting, found: PaymentPanelState): PaymentPanelState {
  if (!isWaiting(found)) return found;
  if (found.request !== state.request) return begunElsewhere(found);
  return state.origin === undefined ? found : { ...found, origin: state.origin };
}

function begunElsewhere(found: PaymentPanelState): PaymentPanelState {
  const isPayment = (found.status === "paid" && !found.closedUnpaid) || isWaiting(found);
  return isPayment ? { ...found, origin: "elsewhere" } : found;
}

/** Only the result of the pending payment itself counts. A refusal ends the wait for a description: the next reading decides. */
function afterAnnouncement(
  state: Unpaid,
  { request, result }: Extract<PaymentPanelEvent, { type: "announced" }>,
): PaymentPanelProgress {
  if (result === "refused" && state.status === "waitingCard" && isUndescribed(state)) return { status: "waitingCard" };
  if (!isWaiting(state) || request === undefined || request !== state.request) return state;
  if (result === "paid") return { status: "paid" };
  return result === "refused" ? refusal : state;
}

function waitingFor(charge: PendingCharge): Waiting {
  switch (charge.gateway) {
    case "pix": {
      const { gateway: _gateway, ...known } = charge;
      return { status: "waitingPix", ...known };
    }
    case "boleto": {
      const { gateway: _gateway, ...known } = charge;
      return { status: "waitingBoleto", ...known };
    }
    case "card": {
      const { gateway: _gateway, ...known } = charge;
      return { status: "waitingCard", ...known };
    }
  }
}
