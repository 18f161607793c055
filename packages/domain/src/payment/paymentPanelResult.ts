import type { AsyncResult } from "../asyncResult/asyncResult.ts";
import type { PaymentPanelProgress, PaymentPanelState } from "./paymentPanel.ts";

/**
 * What the panel shows, as far as it was read.
 * @param retry asks for it again where it could not be.
 */
export function paymentPanelResult(progress: PaymentPanelProgress, retry: () => void): AsyncResult<PaymentPanelState> {
  switch (progress.status) {
    case "loading":
      return { status: "loading" };
    case "unread":
      return { status: "failed", failure: progress.failure, retry, pending: false };
    default:
      return { status: "ready", value: progress };
  }
}
