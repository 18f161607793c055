import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import { documented } from "@petbox/storybook/documented";
import { BoletoPanel } from "./BoletoPanel.tsx";

const amount = cents(7990);
const today = civilDate(2026, 11, 21);
const boleto = { bankCode: "237", freeField: "1234567890123456789012345", amount };
const line = writeBoletoBarcode({ ...boleto, dueDate: civilDate(2026, 11, 30) });
const href = "https://boletos.exemplo.com/8a3f";

export const boletoPanelDocs = documented({
  component: BoletoPanel,
  example: <BoletoPanel line={line} href={href} amount={amount} today={today} onRenew={() => undefined} />,
  states: [
    <BoletoPanel key="link" href={href} amount={amount} today={today} />,
    <BoletoPanel
      key="overdue"
      line={writeBoletoBarcode({ ...boleto, dueDate: civilDate(2026, 11, 10) })}
      amount={amount}
      today={today}
    />,
    <BoletoPanel key="broken line" line={line.slice(1)} href={href} today={today} />,
    <BoletoPanel key="broken" line={line.slice(1)} today={today} onRenew={() => undefined} />,
    <BoletoPanel key="read again" line={line.slice(1)} today={today} onReload={() => undefined} />,
    <BoletoPanel key="missing" today={today} onRenew={() => undefined} />,
  ],
  purpose:
    "Cobra por boleto. Mostra a linha digitável para copiar, o código de barras, o valor, o vencimento e o banco, lidos do próprio boleto, e o endereço dele. Só com o endereço, mostra só ele e o valor. Vencido, oferece também um boleto novo. Uma linha com defeito ou de outro valor não aparece: a página diz por quê.",
  instead: [
    { use: "QrPanel", when: "quando o pagamento é por PIX" },
    { use: "PaymentPanel", when: "quando a pessoa ainda escolhe como pagar, ou espera o resultado" },
    { use: "LinkButton", when: "quando só leva a um documento que não se paga" },
  ],
  props: {
    amount: "Quanto se deve: um boleto de outro valor não é mostrado.",
    href: "Onde o boleto pode ser aberto: um endereço da web, ou do próprio site.",
    line: "A linha digitável ou o código de barras, como o servidor mandou; é lida e conferida aqui.",
    onReload: "Lê de novo o boleto que não pode ser pago; sem ele o botão pede outro.",
    onRenew: "Pede outro boleto, quando este venceu ou não pode ser pago; sem ele não há botão.",
    pending: "Outro boleto está sendo pedido.",
    today: "O dia de hoje: diz o que venceu e de que ano são as datas.",
  },
  keyboard: [
    { keys: "Tab", does: "Vai ao botão que copia; de novo, ao endereço do boleto." },
    { keys: "Enter", does: "Copia a linha, ou abre o boleto em outra aba." },
  ],
  heard: [
    "“Pagamento por boleto, região”",
    "o valor, o vencimento e o banco",
    "“Código de barras do boleto, imagem”",
    "“Abrir o boleto (abre em outra aba), link”",
    "boleto recusado: “Não pague este boleto”, na hora",
  ],
  texts: {
    label: "Pagamento por boleto",
    amountLabel: "Valor",
    dueLabel: "Vencimento",
    overdueLabel: "Vencido",
    bankLabel: "Banco",
    barcodeLabel: "Código de barras do boleto",
    lineLabel: "Linha digitável",
    copyLabel: "Copiar código",
    openLabel: "Abrir o boleto",
    newTabLabel: "(abre em outra aba)",
    clearingText: "Depois de pago, o boleto costuma compensar em até 3 dias úteis.",
    refusedTitle: "Não pague este boleto",
    brokenText: "A linha digitável chegou com defeito.",
    missingText: "Ainda não recebemos o seu boleto.",
    renewLabel: "Gerar novo boleto",
    reloadLabel: "Recarregar",
    printLabel: "Imprimir",
  },
});
