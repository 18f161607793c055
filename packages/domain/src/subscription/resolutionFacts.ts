import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { parseBoleto } from "../payment/boleto.ts";
import { isBoletoOverdue } from "../payment/isBoletoOverdue.ts";
import { isDue, type OverdueCharge } from "../payment/overdueCharge.ts";
import { payableBoleto } from "../payment/payableBoleto.ts";
import type { PaymentPanelState } from "../payment/paymentPanel.ts";
import type { PendingPayment } from "../payment/pendingPayment.ts";
import { payablePix } from "../pix/payablePix.ts";
import type { AttentionFacts } from "./attentionFacts.ts";

/**
 * The facts on the page that resolves a debt.
 * @param payment the pending payment, if it can be paid.
 */
export function factsOfResolution(known: OverdueCharge, payment: PendingPayment | undefined): AttentionFacts {
  if (!isDue(known)) return {};
  const { amount, dueOn } = known;
  return { debt: { amount, ...(dueOn && { on: dueOn }) }, ...(payment && { payment }) };
}

/**
 * The pending payment of the panel. One that has expired, is not valid or is for another amount counts as absent: its panel says so, and
 * nothing else may ask to pay it.
 * @param amount the amount due, if known.
 */
export function payableIn(
  panel: PaymentPanelState,
  amount: Cents | undefined,
  today: CivilDate,
): PendingPayment | undefined {
  switch (panel.status) {
    case "waitingCard":
      return { by: "card" };
    case "waitingPix":
      return hasExpired(panel, today) || !payablePix(panel.code, amount).ok ? undefined : { by: "pix" };
    case "waitingBoleto": {
      // The link of a boleto without a line is sufficient.
      if (panel.line === undefined) return { by: "boleto" };
      const boleto = payableBoleto(panel.line, today, amount);
      if (!boleto.ok || hasExpired(panel, today)) return undefined;
      const { dueDate } = boleto.value;
      return { by: "boleto", ...(dueDate && { lastDay: dueDate }) };
    }
    default:
      return undefined;
  }
}

/** Whether the time to pay a PIX or a boleto is over. */
export function hasExpired(panel: PaymentPanelState, today: CivilDate): boolean {
  if (panel.status === "waitingPix") return panel.secondsLeft !== undefined && panel.secondsLeft <= 0;
  if (panel.status !== "waitingBoleto" || panel.line === undefined) return false;
  const boleto = parseBoleto(panel.line, today);
  return boleto.ok && isBoletoOverdue(boleto.value, today);
}
