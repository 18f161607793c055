import { isPaidOrPending, type OverdueCharge, type OverdueChargeResult } from "./overdueCharge.ts";
import { nextPaymentPanel, type PaymentPanelEvent, type PaymentPanelProgress, paymentPanel } from "./paymentPanel.ts";

/** What a page knows about a debt and its payment. */
export interface ResolutionProgress {
  readonly panel: PaymentPanelProgress;
  /** The debt, once it has been read. */
  readonly debt?: OverdueCharge;
  /** When the panel's payment was read, in epoch milliseconds. */
  readonly readAt?: number;
  /** The id of the last payment the bank refused: a stale response may still describe it as pending. */
  readonly refused?: string;
}

/** The state after an event. */
export function nextResolution(state: ResolutionProgress, event: PaymentPanelEvent): ResolutionProgress {
  const known = event.type === "resolved" && event.resolution?.kind === "known" ? event.resolution : undefined;
  const debt = known ?? state.debt;
  if (isOfRefusedPayment(event, state.refused)) {
    const { status } = state.panel;
    const panel = status === "loading" || status === "unread" ? ({ status: "choose" } as const) : state.panel;
    return { ...state, panel, ...(debt && { debt }) };
  }
  const panel = nextPaymentPanel(state.panel, event);
  const refused = refusedIn(state.panel, panel) ?? state.refused;
  const readAt = event.type === "resolved" ? event.readAt : state.readAt;
  return {
    panel,
    // A payment may be announced before the paid debt is read, or without its reading.
    ...(debt && { debt: panel.status === "paid" ? { ...debt, isPaid: true } : debt }),
    ...(readAt !== undefined && { readAt }),
    ...(refused !== undefined && { refused }),
  };
}

/** Whether no other payment can be submitted: a stale reading of the refused payment does not count. */
export function blocksPayment(found: OverdueChargeResult | undefined, refused: string | undefined): boolean {
  return isPaidOrPending(found) && !showsPending(found, refused);
}

/** Whether a reading shows this payment as pending. */
export function showsPending(found: OverdueChargeResult | undefined, request: string | undefined): boolean {
  const panel = paymentPanel(found);
  return request !== undefined && "request" in panel && panel.request === request;
}

function isOfRefusedPayment(event: PaymentPanelEvent, refused: string | undefined): boolean {
  if (event.type === "payment-created") return refused !== undefined && event.charge.request === refused;
  return event.type === "resolved" && showsPending(event.resolution, refused);
}

/** The id of the pending payment that the bank has refused. */
function refusedIn(before: PaymentPanelProgress, after: PaymentPanelProgress): string | undefined {
  return after.status === "failed" && after.isRefused && "request" in before ? before.request : undefined;
}
