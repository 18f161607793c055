import type { Cents } from "../money/cents.ts";

/** A payment that was asked for and is waited for, by how it is made. */
export type PendingCharge =
  | { readonly gateway: "pix" /** The text of the QR code; empty when none was given. */; readonly code: string }
  | {
      readonly gateway: "boleto";
      /** Where the boleto can be seen. */
      readonly link?: string;
      /** Its digitable line or barcode. */
      readonly line?: string;
    }
  | { readonly gateway: "card" };

/** What is known of a subscription's late payment (SUB-117 to SUB-121). */
export type Resolution =
  /** There is no such subscription. */
  | { readonly kind: "unknown-subscription" }
  | {
      readonly kind: "known";
      /** What is owed, in as many parcels. */
      readonly amount: Cents;
      readonly parcels: number;
      readonly plan: { readonly name: string; readonly parcels: number; readonly amount: Cents };
      readonly isPaid: boolean;
      /** The payment that the subscription waits for; absent while no method was chosen. */
      readonly charge?: PendingCharge;
      /** The earlier attempt that stands in the way of a new one, when the server says there is one. */
      readonly existingRetry?: PendingCharge;
    };

/** What the panel of the resolution page shows (SUB-171 to SUB-177). */
export type PaymentPanelState =
  | { readonly status: "loading" }
  | { readonly status: "choose" }
  /** A payment is on its way to the server. */
  | { readonly status: "processing" }
  | { readonly status: "waitingPix"; readonly code: string }
  | { readonly status: "waitingBoleto"; readonly link?: string; readonly line?: string }
  | { readonly status: "waitingCard" }
  | { readonly status: "paid" }
  | { readonly status: "failed" };

export type PaymentPanelEvent =
  /** The resolution is here, asked for by the page or after a realtime event; undefined when there was no data. */
  | { readonly type: "resolved"; readonly resolution: Resolution | undefined }
  /** A method was chosen and its payment sent. */
  | { readonly type: "submitted" }
  | { readonly type: "payment-created"; readonly charge: PendingCharge }
  | { readonly type: "payment-failed" }
  /** The card was refused before anything was charged. */
  | { readonly type: "card-invalid" }
  /** The resolution is being asked for again: the customer tries once more, or changes the method. */
  | { readonly type: "reloading" };

/**
 * The panel that a resolution calls for (SUB-179 to SUB-186). In this order: no data or no such subscription fails; an
 * earlier attempt is waited for in its own way; paid; waited for by its method; else the method is to be chosen.
 */
export function paymentPanel(resolution: Resolution | undefined): PaymentPanelState {
  if (resolution === undefined || resolution.kind === "unknown-subscription") return { status: "failed" };
  if (resolution.existingRetry) return waitingFor(resolution.existingRetry);
  if (resolution.isPaid) return { status: "paid" };
  return resolution.charge ? waitingFor(resolution.charge) : { status: "choose" };
}

/** Moves the panel on (SUB-178, SUB-188, SUB-190, SUB-192 to SUB-194). What is paid stays paid, whatever comes after. */
export function nextPaymentPanel(state: PaymentPanelState, event: PaymentPanelEvent): PaymentPanelState {
  if (state.status === "paid") return state;
  switch (event.type) {
    case "resolved":
      return paymentPanel(event.resolution);
    case "submitted":
      return { status: "processing" };
    case "payment-created":
      return waitingFor(event.charge);
    case "payment-failed":
      return { status: "failed" };
    case "card-invalid":
      return { status: "choose" };
    case "reloading":
      return { status: "loading" };
  }
}

function waitingFor(charge: PendingCharge): PaymentPanelState {
  switch (charge.gateway) {
    case "pix":
      return { status: "waitingPix", code: charge.code };
    case "boleto": {
      const { gateway: _gateway, ...whatIsKnown } = charge;
      return { status: "waitingBoleto", ...whatIsKnown };
    }
    case "card":
      return { status: "waitingCard" };
  }
}
