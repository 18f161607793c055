import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { formatHour } from "../calendar/moment.ts";
import { weekendToMonday } from "../delivery/shipDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { PendingCharge } from "./overdueCharge.ts";

/** The method of a pending payment of an overdue charge: payable, or awaiting the bank's confirmation. */
export type PendingPaymentMethod = PendingCharge["gateway"];

/** A pending payment of an overdue charge. */
export interface PendingPayment {
  readonly by: PendingPaymentMethod;
  /** Whether it is paid and only the bank's confirmation is missing. */
  readonly isPaid?: boolean;
  /** The last day to pay a boleto. */
  readonly lastDay?: CivilDate;
  /** The end of a PIX code's validity, in epoch milliseconds. */
  readonly expiresAt?: number;
}

/** The label of the link to a pending payment, in place of a link to pay. */
export const seePendingPaymentText: Readonly<Record<PendingPaymentMethod, string>> = {
  boleto: "Ver o boleto",
  pix: "Ver o PIX",
  card: "Ver o pagamento",
};

/** The title of a pending payment: what is still to do, or that nothing is. */
export function pendingPaymentTitle({ by, isPaid }: PendingPayment): string {
  return by === "card" || isPaid ? "Pagamento em análise" : `${by === "pix" ? "PIX" : "Boleto"} para pagar`;
}

const nouns: Readonly<Record<PendingPaymentMethod, string>> = { boleto: "boleto", pix: "PIX", card: "pagamento" };

/** What is missing in a pending payment: "Falta pagar o PIX de R$84,90; o código vale até 14h32 (horário de Brasília)." */
export function pendingPaymentText(
  { by, isPaid, lastDay, expiresAt }: PendingPayment,
  today: CivilDate,
  amount?: Cents,
): string {
  const noun = `${nouns[by]}${amount === undefined ? "" : ` de ${formatCents(amount)}`}`;
  if (by === "card") return `O ${noun} espera a resposta do banco.`;
  if (isPaid) return `O ${noun} foi pago; falta o banco confirmar.`;
  // Banks accept a boleto that was due on a weekend until Monday.
  if (lastDay !== undefined && isBefore(lastDay, today)) {
    return `Falta pagar o ${noun}; o banco aceita até ${dateInText(weekendToMonday(lastDay), today)}.`;
  }
  if (lastDay !== undefined) return `Falta pagar o ${noun}; ele vence em ${dateInText(lastDay, today)}.`;
  return `Falta pagar o ${noun}${expiresAt === undefined ? "" : `; o código vale até ${formatHour(expiresAt)} (horário de Brasília)`}.`;
}
