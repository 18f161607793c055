import { isBoletoOverdue } from "@petbox/domain/payment/isBoletoOverdue";
import { payableBoleto } from "@petbox/domain/payment/payableBoleto";
import { payablePix } from "@petbox/domain/pix/payablePix";
import type { PaymentStatus, PaymentView } from "./paymentView.ts";

type PendingView = PaymentView | { readonly status: Exclude<PaymentStatus, PaymentView["status"]> };

/** Identifies a PIX code and its remaining time; undefined for other payments. */
export function pixTermOf(view: PendingView): string | undefined {
  return view.status === "waitingPix" ? `${view.pix.expiresInSeconds} ${view.pix.code}` : undefined;
}

/**
 * Whether the pending PIX or boleto must not be paid, or no longer can be. Its own panel says why, so nothing above may ask to pay it.
 * @param endedTerm the PIX whose time ended on this page.
 */
export function isUnpayable(view: PendingView, endedTerm: string | undefined): boolean {
  switch (view.status) {
    case "waitingPix": {
      const { code, amount, expiresInSeconds } = view.pix;
      const isOver = expiresInSeconds !== undefined && expiresInSeconds <= 0;
      return isOver || pixTermOf(view) === endedTerm || !payablePix(code, amount).ok;
    }
    case "waitingBoleto": {
      const { line, amount, today } = view.boleto;
      const boleto = line === undefined ? undefined : payableBoleto(line, today, amount);
      if (boleto === undefined || !boleto.ok) return boleto !== undefined;
      return isBoletoOverdue(boleto.value, today);
    }
    default:
      return false;
  }
}
