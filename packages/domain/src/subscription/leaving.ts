import type { CivilDate } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { formatCents } from "../money/format.ts";
import type { AttentionFacts } from "./attentionFacts.ts";
import type { HistoryEntry } from "./history.ts";
import type { Invoice } from "./invoice.ts";
import type { SubscriptionDetails } from "./subscribedPlan.ts";

/** The server's code of a paid invoice. */
const paidCode = 3;

/** The last charge and the last box before a pending cancellation, one sentence each, as far as the page knows them. */
export function lastThingsTexts({ invoices, history = [] }: SubscriptionDetails, today: CivilDate): readonly string[] {
  return [lastChargeText(invoices, today), lastBoxText(history, today)].filter((text) => text !== undefined);
}

type Leaving = NonNullable<AttentionFacts["leaving"]>;

/**
 * What becomes of an open month while a cancellation is pending: unless it is paid first, it ends with the subscription and counts
 * towards the penalty (decision 57). Its amount and the penalty's are alternatives.
 */
export function openMonthText(leaving: Leaving, today: CivilDate): string {
  const { on, penalty } = leaving;
  const from = on === undefined ? "" : ` e vale a partir de ${dateInText(on, today)}`;
  return `O cancelamento foi pedido${from}. Sem pagamento até lá, esse valor não é mais cobrado${lapseText(leaving)}. Se você pagar antes, a caixa ainda sai${penaltyFallsText(penalty)}.`;
}

function lapseText({ on, penalty }: Leaving): string {
  const box = "a caixa desse mês não sai";
  if (penalty) return `, ${box}, e a multa é de ${formatCents(penalty)}`;
  return on === undefined ? `, e ${box}` : `, ${box}, e não há multa`;
}

/** The same once its payment is pending: a payment that arrives after the cancellation is refunded. */
export function pendingMonthText({ penalty }: Leaving): string {
  return `Se o banco confirmar antes do cancelamento, a caixa ainda sai${penaltyFallsText(penalty)}. Depois dele, o pagamento é devolvido.`;
}

function penaltyFallsText(penalty: Leaving["penalty"]): string {
  return penalty ? ", e a multa diminui" : "";
}

function lastChargeText(invoices: readonly Invoice[], today: CivilDate): string | undefined {
  const last = invoices.find(({ statusCode, isPenalty }) => statusCode === paidCode && !isPenalty);
  if (last?.dueOn === undefined) return undefined;
  const money = last.amount === undefined ? "" : `, de ${formatCents(last.amount)}`;
  return `A última cobrança foi a de ${dateInText(last.dueOn, today)}${money}.`;
}

function lastBoxText(history: readonly HistoryEntry[], today: CivilDate): string | undefined {
  const boxOf = (event: HistoryEntry["event"]) => history.findLast((entry) => entry.event === event)?.on;
  const leavesOn = boxOf("box-leaves");
  if (leavesOn !== undefined) return `A última caixa sai em ${dateInText(leavesOn, today)}.`;
  const arrivesOn = boxOf("box-arrives");
  if (arrivesOn !== undefined) return `A última caixa chega até ${dateInText(arrivesOn, today)}.`;
  const deliveredOn = boxOf("box-delivered");
  return deliveredOn && `A última caixa chegou em ${dateInText(deliveredOn, today)}.`;
}
