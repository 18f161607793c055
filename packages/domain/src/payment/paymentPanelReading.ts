import type { Reading } from "../reading/reading.ts";
import type { PaymentPanelProgress, PaymentPanelState } from "./paymentPanel.ts";

/**
 * What the panel shows, as far as it was read.
 * @param retry asks for it again where it could not be.
 */
export function paymentPanelReading(progress: PaymentPanelProgress, retry: () => void): Reading<PaymentPanelState> {
  switch (progress.status) {
    case "loading":
      return { status: "loading" };
    case "unread":
      return { status: "failed", failure: progress.failure, retry, pending: false };
    default:
      return { status: "ready", value: progress };
  }
}
