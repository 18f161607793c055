import type { PaymentStatus } from "./paymentView.ts";

/** What each state says of itself. */
export interface SituationTexts {
  /** @default "Carregando o pagamento…" */
  loadingText?: string | undefined;
  /** @default "Escolha como pagar" */
  chooseTitle?: string | undefined;
  /**
   * The heading while something is waited for.
   * @default "Aguarde..."
   */
  waitingTitle?: string | undefined;
  /** @default "Estamos enviando o seu pagamento. Isso pode demorar um pouco." */
  processingText?: string | undefined;
  /** @default "O banco está processando o pagamento com o cartão. Isso pode demorar um pouco, e esta página se atualiza sozinha." */
  waitingCardText?: string | undefined;
  /** @default "Pague com o PIX abaixo. Assim que ele cair, esta página se atualiza sozinha." */
  waitingPixText?: string | undefined;
  /** @default "Estamos esperando o seu boleto ser pago para continuarmos o processo de regularização." */
  waitingBoletoText?: string | undefined;
  /** @default "Pagamento aprovado!" */
  paidTitle?: string | undefined;
  /** @default "Recebemos o seu pagamento. Está tudo certo com a assinatura." */
  paidText?: string | undefined;
  /** @default "Falha no pagamento!" */
  failedTitle?: string | undefined;
  /** @default "Falha ao processar pagamento! Altere a forma de pagamento ou tente novamente com um novo cartão." */
  failedText?: string | undefined;
}

/** The state in words: a heading, and a sentence where the heading does not say it all. */
export interface Situation {
  readonly title?: string;
  readonly text?: string;
}

/** What is said, and announced, of a state (SUB-171 to SUB-177, SUB-342, SUB-349). */
export function situationOf(status: PaymentStatus, texts: SituationTexts): Situation {
  const { waitingTitle: title = "Aguarde..." } = texts;
  switch (status) {
    case "loading":
      return { text: texts.loadingText ?? "Carregando o pagamento…" };
    case "choose":
      return { title: texts.chooseTitle ?? "Escolha como pagar" };
    case "processing":
      return { title, text: texts.processingText ?? "Estamos enviando o seu pagamento. Isso pode demorar um pouco." };
    case "waitingCard":
      return {
        title,
        text:
          texts.waitingCardText ??
          "O banco está processando o pagamento com o cartão. Isso pode demorar um pouco, e esta página se atualiza sozinha.",
      };
    case "waitingPix":
      return {
        title,
        text: texts.waitingPixText ?? "Pague com o PIX abaixo. Assim que ele cair, esta página se atualiza sozinha.",
      };
    case "waitingBoleto":
      return {
        title,
        text:
          texts.waitingBoletoText ??
          "Estamos esperando o seu boleto ser pago para continuarmos o processo de regularização.",
      };
    case "paid":
      return {
        title: texts.paidTitle ?? "Pagamento aprovado!",
        text: texts.paidText ?? "Recebemos o seu pagamento. Está tudo certo com a assinatura.",
      };
    case "failed":
      return {
        title: texts.failedTitle ?? "Falha no pagamento!",
        text:
          texts.failedText ??
          "Falha ao processar pagamento! Altere a forma de pagamento ou tente novamente com um novo cartão.",
      };
  }
}
