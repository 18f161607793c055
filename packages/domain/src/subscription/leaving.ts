import { formatBrazilianDate } from "../calendar/civilDate.ts";
import { formatCents } from "../money/format.ts";
import type { HistoryEntry } from "./history.ts";
import type { Invoice } from "./invoice.ts";
import type { SubscriptionDetails } from "./subscribedPlan.ts";

/** The server's code of a paid invoice. */
const paidCode = 3;

/** The last charge and the last box before a pending cancellation, one sentence each, as far as the page knows them. */
export function lastThingsTexts({ invoices, history = [] }: SubscriptionDetails): readonly string[] {
  return [lastChargeText(invoices), lastBoxText(history)].filter((text) => text !== undefined);
}

function lastChargeText(invoices: readonly Invoice[]): string | undefined {
  const last = invoices.find(({ statusCode, isPenalty }) => statusCode === paidCode && !isPenalty);
  if (last?.dueOn === undefined) return undefined;
  const money = last.amount === undefined ? "" : `, de ${formatCents(last.amount)}`;
  return `A última mensalidade foi a de ${formatBrazilianDate(last.dueOn)}${money}.`;
}

function lastBoxText(history: readonly HistoryEntry[]): string | undefined {
  const boxOf = (event: HistoryEntry["event"]) => history.findLast((entry) => entry.event === event)?.on;
  const leavesOn = boxOf("box-leaves");
  if (leavesOn !== undefined) return `A última caixa sai em ${formatBrazilianDate(leavesOn)}.`;
  const arrivesOn = boxOf("box-arrives");
  if (arrivesOn !== undefined) return `A última caixa chega até ${formatBrazilianDate(arrivesOn)}.`;
  const deliveredOn = boxOf("box-delivered");
  return deliveredOn && `A última caixa chegou em ${formatBrazilianDate(deliveredOn)}.`;
}
