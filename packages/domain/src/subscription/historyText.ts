import { zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { HistoryEntry } from "./history.ts";

/** The text of a history entry, without its date. */
export function historyText({ event, amount, what }: HistoryEntry): string {
  const money = amount === undefined ? "" : ` de ${formatCents(amount)}`;
  // The credit of an aborted box may cover the whole month (decision 72).
  const isCovered = amount === zeroCents;
  switch (event) {
    case "charge-paid":
      return isCovered ? "Nada cobrado: seu crédito cobriu o mês" : `Cobrança${money} paga`;
    case "charge-refused":
      return `Cobrança${money} recusada pelo cartão`;
    case "charge-due":
      return isCovered ? "Nada a pagar na próxima cobrança: seu crédito cobre o mês" : `Próxima cobrança${money}`;
    case "charge-retry":
      return what === undefined
        ? `Nova tentativa de cobrança${money}`
        : `Nova tentativa de cobrança${money} no ${what}`;
    case "penalty-paid":
      return `Multa${money} paga`;
    case "penalty-refused":
      return `Multa${money} recusada pelo cartão`;
    case "penalty-due":
      return `Multa${money} pelo cancelamento`;
    case "box-sent":
      return "Caixa entregue à transportadora";
    case "box-delivered":
      return "Caixa recebida";
    case "box-aborted":
      return "Envio abortado";
    case "box-credited":
      return `Crédito${money} pela caixa que não saiu, descontado da cobrança seguinte`;
    case "box-refunded":
      return `Devolução${money} pela caixa que não saiu`;
    case "box-leaves":
      return "Próxima caixa sai";
    case "box-arrives":
      return "Caixa a caminho deve chegar";
    case "started":
    case "starts":
      return "Começo da assinatura";
    case "renewed-from":
      return "Começo da assinatura, renovando a anterior";
    case "renewed":
      return "Assinatura renovada";
    case "expired":
      return "Fim da assinatura";
    case "cancel-asked":
      return "Pedido de cancelamento";
    case "canceled":
      return "Assinatura cancelada";
    case "renewal-canceled":
      return "Renovação cancelada";
    case "renews":
      return "Renovação automática";
    case "ends":
      return "Fim da assinatura, sem renovação";
    case "address-changed":
      return what === undefined ? "Endereço de entrega alterado" : `Endereço de entrega alterado para ${what}`;
    case "extra-changed":
      return what === undefined ? "Item extra retirado" : `Item extra incluído: ${what}`;
  }
}
