import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import { documented } from "@petbox/storybook/documented";
import { Button } from "../../actions/Button/index.ts";
import { PaymentPanel } from "./PaymentPanel.tsx";
import type { PaymentView } from "./paymentView.ts";

const amount = cents(7990);
const code = writePixPayload({
  payeeName: "PETBOX COMERCIO LTDA",
  payeeCity: "SAO PAULO",
  amount,
  target: { kind: "key", key: "11222333000181" },
});
const today = civilDate(2026, 11, 21);
const nothing = () => undefined;
const ready = (value: PaymentView) => ({ status: "ready", value }) as const;

export const paymentPanelDocs = documented({
  component: PaymentPanel,
  example: (
    <PaymentPanel
      payment={ready({
        status: "choose",
        card: <Button fullWidth>Pagar com cartão</Button>,
        pix: <Button fullWidth>Gerar PIX</Button>,
        boleto: <Button fullWidth>Gerar boleto</Button>,
      })}
    />
  ),
  states: [
    <PaymentPanel key="loading" payment={{ status: "loading" }} />,
    <PaymentPanel key="processing" payment={ready({ status: "processing" })} />,
    <PaymentPanel key="card" payment={ready({ status: "waitingCard", onChangeMethod: nothing })} />,
    <PaymentPanel
      key="pix"
      payment={ready({ status: "waitingPix", pix: { code, amount }, onChangeMethod: nothing })}
    />,
    <PaymentPanel
      key="boleto"
      payment={ready({
        status: "waitingBoleto",
        boleto: { href: "https://boletos.exemplo.com/8a3f", amount, today },
        onChangeMethod: nothing,
      })}
    />,
    <PaymentPanel
      key="paid"
      payment={ready({ status: "paid", actions: <Button fullWidth>Ver minha assinatura</Button> })}
    />,
    <PaymentPanel key="failed" payment={ready({ status: "failed", retry: nothing })} />,
  ],
  purpose:
    "Regulariza um pagamento do começo ao fim: a escolha entre cartão, PIX e boleto, a espera de cada um, e como terminou. A página diz em que estado está; cada estado pede só o que é dele.",
  instead: [
    { use: "PaymentCountdown", when: "quando a espera tem hora para acabar, como depois da compra" },
    { use: "ResultCard", when: "quando o resultado é a página inteira" },
    { use: "QrPanel", when: "quando só há um PIX para pagar" },
  ],
  props: {
    payment: "Em que pé está o pagamento, com o que esse estado precisa.",
  },
  keyboard: [
    { keys: "Tab", does: "Entra na forma escolhida, no que ela mostra e no botão que a troca." },
    { keys: "← e →", does: "Na escolha, passa de uma forma de pagamento a outra." },
    { keys: "Enter ou Espaço", does: "Aciona o botão: alterar a forma, ou tentar novamente." },
  ],
  heard: [
    "“Situação do pagamento, região”, “Escolha como pagar”",
    "“Forma de pagamento, lista de abas”, “Cartão, aba, selecionada, 1 de 3”",
    "a cada mudança, uma vez: “Aguarde... Pague com o PIX abaixo.”, “Pagamento aprovado!”",
  ],
  texts: {
    label: "Situação do pagamento",
    methodsLabel: "Forma de pagamento",
    cardLabel: "Cartão",
    chooseTitle: "Escolha como pagar",
    loadingText: "Carregando o pagamento…",
    waitingTitle: "Aguarde...",
    processingText: "Estamos enviando o seu pagamento. Isso pode demorar um pouco.",
    waitingCardText:
      "O banco está processando o pagamento com o cartão. Isso pode demorar um pouco, e esta página se atualiza sozinha.",
    waitingPixText: "Pague com o PIX abaixo. Assim que ele cair, esta página se atualiza sozinha.",
    waitingBoletoText: "Estamos esperando o seu boleto ser pago para continuarmos o processo de regularização.",
    paidTitle: "Pagamento aprovado!",
    paidText: "Recebemos o seu pagamento. Está tudo certo com a assinatura.",
    failedTitle: "Falha no pagamento!",
    failedText: "Falha ao processar pagamento! Altere a forma de pagamento ou tente novamente com um novo cartão.",
    changeLabel: "Alterar forma de pagamento",
    retryLabel: "Tentar novamente",
  },
});
