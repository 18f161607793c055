import { formatBrazilianDate } from "../calendar/civilDate.ts";
import type { RenewalStanding } from "./renewal.ts";

/** The label of the buttons that open and confirm the renewal (MAN-195). */
export const renewLabel = "Quero renovar!!";

/** Why a subscription cannot be renewed: shown in place of an offer, and returned by the server's refusal. */
export function notRenewableText(standing: Exclude<RenewalStanding, { readonly kind: "offered" }>): string {
  switch (standing.kind) {
    case "renewed":
      return "Esta assinatura já foi renovada: as caixas seguem na nova assinatura.";
    case "leaving":
      return "Esta assinatura foi cancelada, ou tem um pedido de cancelamento em andamento, e não pode ser renovada.";
    case "overdue":
      return "Há um pagamento em aberto. Regularize a assinatura antes de renovar.";
    case "automatic":
      return standing.on
        ? `Esta assinatura se renova sozinha em ${formatBrazilianDate(standing.on)}: você não precisa fazer nada.`
        : "Esta assinatura se renova sozinha: você não precisa fazer nada.";
  }
}
