import type { CivilDate } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { formatCents } from "../money/format.ts";
import type { HistoryEntry } from "./history.ts";
import type { Invoice } from "./invoice.ts";
import type { SubscriptionDetails } from "./subscribedPlan.ts";

/** The server's code of a paid invoice. */
const paidCode = 3;

/** The last charge and the last box before a pending cancellation, one sentence each, as far as the page knows them. */
export function lastThingsTexts({ invoices, history = [] }: SubscriptionDetails, today: CivilDate): readonly string[] {
  return [lastChargeText(invoices, today), lastBoxText(history, today)].filter((text) => text !== undefined);
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
