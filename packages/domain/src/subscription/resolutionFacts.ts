import type { CivilDate } from "../calendar/civilDate.ts";
import { parseBoleto } from "../payment/boleto.ts";
import { isBoletoOverdue } from "../payment/isBoletoOverdue.ts";
import { isDue, type OverdueCharge } from "../payment/overdueCharge.ts";
import type { PaymentPanelState } from "../payment/paymentPanel.ts";
import type { PendingPayment } from "../payment/pendingPayment.ts";
import type { AttentionFacts } from "./attentionFacts.ts";

/**
 * The facts on the page that resolves a debt.
 * @param panel undefined while it is not known.
 */
export function factsOfResolution(
  known: OverdueCharge,
  panel: PaymentPanelState | undefined,
  today: CivilDate,
): AttentionFacts {
  if (!isDue(known)) return {};
  const { amount, dueOn } = known;
  const payment = panel && payableIn(panel, today);
  return { debt: { amount, ...(dueOn && { on: dueOn }) }, ...(payment && { payment }) };
}

/** The pending payment of the panel; an expired one counts as absent. */
function payableIn(panel: PaymentPanelState, today: CivilDate): PendingPayment | undefined {
  switch (panel.status) {
    case "waitingCard":
      return { by: "card" };
    case "waitingPix":
      return panel.secondsLeft !== undefined && panel.secondsLeft <= 0 ? undefined : { by: "pix" };
    case "waitingBoleto": {
      const boleto = panel.line === undefined ? undefined : parseBoleto(panel.line, today);
      if (!boleto?.ok) return { by: "boleto" };
      if (isBoletoOverdue(boleto.value, today)) return undefined;
      const { dueDate } = boleto.value;
      return { by: "boleto", ...(dueDate && { lastDay: dueDate }) };
    }
    default:
      return undefined;
  }
}
