import { failureText } from "@petbox/domain/failure/failureText";
import { buttonTexts } from "../../actions/Button/buttonTexts.ts";

/** The texts of a payment panel, each replaceable through `texts`. */
export const paymentPanelTexts = {
  ...buttonTexts,
  label: "Situação do pagamento",
  /** The accessible name of the methods. */
  methodsLabel: "Forma de pagamento",
  cardLabel: "Cartão",
  pixLabel: "PIX",
  boletoLabel: "Boleto",
  changeLabel: "Alterar forma de pagamento",
  retryLabel: "Tentar novamente",
  loadingText: "Carregando o pagamento…",
  chooseTitle: "Escolha como pagar",
  /** The heading of a wait. */
  waitingTitle: "Aguarde...",
  processingText: "Estamos enviando o seu pagamento. Isso pode demorar um pouco.",
  waitingCardText:
    "O banco está processando o pagamento com o cartão. Isso pode demorar um pouco, e esta página se atualiza sozinha.",
  waitingPixText: "Assim que o PIX cair, esta página se atualiza sozinha. Isso pode demorar um pouco.",
  waitingBoletoText: "Estamos esperando o seu boleto ser pago para continuarmos o processo de regularização.",
  paidTitle: "Pagamento aprovado!",
  paidText: "Recebemos o seu pagamento, e nada ficou em aberto.",
  /** In place of the approved payment, if the charge ended without one. */
  closedUnpaidTitle: "Nada em aberto",
  closedUnpaidText: "Esta cobrança foi encerrada, e você não precisa pagar nada.",
  /** The cause of a failed reading or payment. */
  failureText,
  failedTitle: "Falha no pagamento!",
  failedText: "Falha ao processar pagamento! Altere a forma de pagamento ou tente novamente com um novo cartão.",
};

export type PaymentPanelTexts = typeof paymentPanelTexts;
