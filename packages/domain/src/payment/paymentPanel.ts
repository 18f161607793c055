import type { Failure } from "../failure/failure.ts";
import type { PaymentResult } from "./paymentCheck.ts";
import type { PendingCharge, Resolution } from "./resolution.ts";

/** A payment that is waited for. */
type Waiting = {
  /** The server's own name for the payment. */
  readonly request?: string;
  /** It was begun in another tab or on another device. */
  readonly isElsewhere?: true;
} & (
  | { readonly status: "waitingPix"; readonly code: string; readonly secondsLeft?: number }
  | { readonly status: "waitingBoleto"; readonly link?: string; readonly line?: string }
  | { readonly status: "waitingCard" }
);

/** What is remembered of a payment that the bank refused: what was asked before may still speak of it. */
interface AfterRefusal {
  readonly refused?: string;
}

/** What the panel of the resolution page shows (SUB-172 to SUB-177). */
export type PaymentPanelState =
  | ({ readonly status: "choose" } & AfterRefusal)
  /** A payment is on its way to the server. */
  | { readonly status: "processing" }
  | Waiting
  | { readonly status: "paid"; readonly isElsewhere?: true }
  | ({
      readonly status: "failed";
      /** There is no such subscription, or it is somebody else's: trying again changes nothing. */
      readonly isUnknown?: true;
      /** What went wrong, where it was a call. */
      readonly failure?: Failure;
    } & AfterRefusal);

/** The same, or how far its reading is (SUB-171). Of what could not be read nobody knows: a later reply counts at once. */
export type PaymentPanelProgress =
  | PaymentPanelState
  | ({ readonly status: "loading" } & AfterRefusal)
  | { readonly status: "unread"; readonly failure: Failure };

export type PaymentPanelEvent =
  /** The resolution is here, asked for by the page or after a realtime event; undefined when there was no data. */
  | { readonly type: "resolved"; readonly resolution: Resolution | undefined }
  /** It was asked for, and could not be read. */
  | { readonly type: "unread"; readonly failure: Failure }
  /** A method was chosen and its payment sent. */
  | { readonly type: "submitted" }
  /** `isElsewhere`: it is another one than what was sent, which the server refused for its sake. */
  | { readonly type: "payment-created"; readonly charge: PendingCharge; readonly isElsewhere?: boolean }
  | { readonly type: "payment-failed"; readonly failure?: Failure }
  /** The card was refused before anything was charged. */
  | { readonly type: "card-invalid" }
  /** The realtime channel told what came of a payment, by the server's name for it. */
  | { readonly type: "announced"; readonly request: string | undefined; readonly result: PaymentResult }
  /** The resolution is being asked for again: the customer tries once more, or changes the method. */
  | { readonly type: "reloading" };

/**
 * The panel that a resolution calls for (SUB-179 to SUB-186). In this order: no data or no such subscription fails; an
 * earlier attempt is waited for in its own way; paid; waited for by its method; else the method is to be chosen.
 */
export function paymentPanel(resolution: Resolution | undefined): PaymentPanelState {
  if (resolution === undefined) return { status: "failed" };
  if (resolution.kind === "unknown-subscription") return { status: "failed", isUnknown: true };
  if (resolution.existingRetry) return { ...waitingFor(resolution.existingRetry), isElsewhere: true };
  if (resolution.isPaid) return { status: "paid" };
  return resolution.charge ? waitingFor(resolution.charge) : { status: "choose" };
}

/** Moves the panel on (SUB-178, SUB-188, SUB-190, SUB-192 to SUB-194). What is paid stays paid, whatever comes after. */
export function nextPaymentPanel(state: PaymentPanelProgress, event: PaymentPanelEvent): PaymentPanelProgress {
  if (state.status === "paid") return state;
  if (speaksOfRefused(state, event)) return state.status === "loading" ? { ...state, status: "choose" } : state;
  switch (event.type) {
    case "resolved":
      return afterResolution(state, paymentPanel(event.resolution));
    case "unread":
      return state.status === "loading" ? { status: "unread", failure: event.failure } : state;
    case "submitted":
      return { status: "processing" };
    case "payment-created":
      return event.isElsewhere ? begunElsewhere(waitingFor(event.charge)) : waitingFor(event.charge);
    case "payment-failed":
      return { status: "failed", ...(event.failure && { failure: event.failure }) };
    case "card-invalid":
      return { status: "choose" };
    case "announced":
      return afterAnnouncement(state, event);
    case "reloading":
      return { status: "loading", ...("refused" in state && { refused: state.refused }) };
  }
}

/** Whether a reply that was overtaken by the bank's refusal still takes that payment for one that is waited for. */
function speaksOfRefused(state: PaymentPanelProgress, event: PaymentPanelEvent): boolean {
  if (!("refused" in state)) return false;
  if (event.type === "payment-created") return event.charge.request === state.refused;
  if (event.type !== "resolved") return false;
  const found = paymentPanel(event.resolution);
  return isWaiting(found) && found.request === state.refused;
}

const refusalOf = (request: string | undefined): PaymentPanelState => ({
  status: "failed",
  ...(request !== undefined && { refused: request }),
});

/** Whether the panel waits for a payment that was begun. */
function isWaiting(state: PaymentPanelProgress): state is Waiting {
  return state.status === "waitingPix" || state.status === "waitingBoleto" || state.status === "waitingCard";
}

type Unpaid = Exclude<PaymentPanelProgress, { readonly status: "paid" }>;

function afterResolution(state: Unpaid, found: PaymentPanelState): PaymentPanelProgress {
  switch (state.status) {
    case "loading":
    case "unread":
      return found;
    case "processing":
      // What was known before it was sent: its own reply is to come.
      return found.status === "paid" ? found : state;
    case "failed":
      // Whoever reads why it failed goes on with a press, and is not led away from it.
      return found.status === "choose" ? state : found;
    case "choose":
      return begunElsewhere(found);
    case "waitingCard":
      // Nothing is waited for any more, and nothing is paid: the bank has said no.
      return found.status === "choose" ? refusalOf(state.request) : afterWaiting(state, found);
    default:
      return afterWaiting(state, found);
  }
}

/** Another payment than the one that was waited for was begun elsewhere; the same one is the same as before. */
function afterWaiting(state: Waiting, found: PaymentPanelState): PaymentPanelState {
  if (!isWaiting(found)) return found;
  if (found.request !== state.request) return begunElsewhere(found);
  return state.isElsewhere ? begunElsewhere(found) : found;
}

function begunElsewhere(found: PaymentPanelState): PaymentPanelState {
  return found.status === "paid" || isWaiting(found) ? { ...found, isElsewhere: true } : found;
}

/** Only what is told of the very payment that is waited for counts. */
function afterAnnouncement(
  state: Unpaid,
  { request, result }: Extract<PaymentPanelEvent, { type: "announced" }>,
): PaymentPanelProgress {
  if (!isWaiting(state) || request === undefined || request !== state.request) return state;
  if (result === "paid") return { status: "paid" };
  return result === "refused" ? refusalOf(request) : state;
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
