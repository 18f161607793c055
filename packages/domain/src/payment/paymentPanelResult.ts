import type { AsyncResult } from "../asyncResult/asyncResult.ts";
import type { PaymentPanelProgress, PaymentPanelState } from "./paymentPanel.ts";

/**
 * The panel's state as an async result.
 * @param retry loads it again after a failure.
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
