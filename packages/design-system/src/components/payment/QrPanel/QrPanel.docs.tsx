import { cents } from "@petbox/domain/money/cents";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import { documented } from "@petbox/storybook/documented";
import { QrPanel } from "./QrPanel.tsx";

const amount = cents(7990);

const code = writePixPayload({
  payeeName: "PETBOX COMERCIO LTDA",
  payeeCity: "SAO PAULO",
  amount,
  target: { kind: "key", key: "11222333000181" },
  transactionId: "ASSINATURA123",
});

export const qrPanelDocs = documented({
  component: QrPanel,
  example: <QrPanel code={code} amount={amount} expiresInSeconds={1800} now={() => 0} onRenew={() => undefined} />,
  states: [
    <QrPanel key="expired" code={code} amount={amount} expiresInSeconds={0} onRenew={() => undefined} />,
    <QrPanel key="broken" code={code.slice(0, 80)} amount={amount} onRenew={() => undefined} />,
    <QrPanel key="read again" code={code.slice(0, 80)} amount={amount} onReload={() => undefined} />,
    <QrPanel key="other amount" code={code} amount={cents(6990)} onRenew={() => undefined} />,
  ],
  purpose:
    "Cobra por PIX. Desenha o código, deixa copiá-lo e mostra para quem e quanto ele paga, lidos do próprio código. Um código com defeito, vencido ou de outro valor não é desenhado: a página diz por quê e oferece outro.",
  instead: [
    { use: "BoletoPanel", when: "quando o pagamento é por boleto" },
    { use: "PaymentPanel", when: "quando a pessoa ainda escolhe como pagar, ou espera o resultado" },
    { use: "CopyButton", when: "quando só há um texto para copiar" },
  ],
  props: {
    amount: "Quanto se deve: um código de outro valor não é desenhado.",
    code: "O código PIX como o servidor mandou; é lido e conferido aqui.",
    expiresInSeconds: "Por quanto tempo o código ainda pode ser pago, em segundos; zero ou menos quando já passou.",
    headingLevel: "O nível do título sobre um código vencido.",
    now: "O relógio da contagem, em milissegundos.",
    onExpired: "Avisa quando o tempo acaba.",
    onReload: "Lê de novo o código que não pode ser pago; sem ele o botão pede outro.",
    onRenew: "Pede outro código; sem ele não há botão.",
    pending: "Outro código está sendo pedido.",
  },
  keyboard: [
    { keys: "Tab", does: "Vai ao botão que copia, ou ao que pede outro código." },
    { keys: "Enter ou Espaço", does: "Copia o código, ou pede outro." },
  ],
  heard: [
    "“Pagamento por PIX, região”",
    "“QR code do PIX, imagem”, depois o valor e quem recebe",
    "cinco minutos, um minuto e dez segundos antes do fim: “O código expira em 5 minutos”",
    "no fim: “PIX Expirado. Este seu link de pagamento expirou!”",
    "código recusado: “Não pague com este código”, na hora",
  ],
  texts: {
    label: "Pagamento por PIX",
    qrLabel: "QR code do PIX",
    amountLabel: "Valor",
    payeeLabel: "Para",
    phoneHint: "Neste aparelho: copie o código e cole no aplicativo do seu banco, na área PIX.",
    computerHint: "Com outro aparelho: abra nele o aplicativo do seu banco e aponte a câmera para o código.",
    codeLabel: "PIX copia e cola",
    copyLabel: "Copiar PIX",
    expiresLabel: "O código expira em",
    expiredTitle: "PIX Expirado",
    expiredText: "Este seu link de pagamento expirou!",
    refusedTitle: "Não pague com este código",
    brokenText: "O código PIX chegou com defeito, e não dá para saber para quem ele paga.",
    renewLabel: "Gerar novo código",
    reloadLabel: "Recarregar",
  },
});
