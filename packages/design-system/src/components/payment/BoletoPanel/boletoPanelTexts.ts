import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { bankNameOf } from "@petbox/domain/payment/bankNames";
import { copyButtonTexts } from "../../actions/CopyButton/copyButtonTexts.ts";
import { toneLabel } from "../../feedback/Alert/toneLabel.ts";

/** What a boleto panel says of its own; each can be replaced. */
export const boletoPanelTexts = {
  ...copyButtonTexts,
  /** What the sign beside a notice is called. */
  toneLabel,
  label: "Pagamento por boleto",
  amountLabel: "Valor",
  dueLabel: "Vencimento",
  /** Said beside a due date that is past. */
  overdueLabel: "Vencido",
  bankLabel: "Banco",
  /** What a bank is called, by its three digits. */
  bankName: (code: string) => bankNameOf(code) ?? `Banco ${code}`,
  /** The name of the bars. */
  barcodeLabel: "Código de barras do boleto",
  lineLabel: "Linha digitável",
  copyLabel: "Copiar código",
  openLabel: "Abrir o boleto",
  newTabLabel: "(abre em outra aba)",
  clearingText: "Depois de pago, o boleto costuma compensar em até 3 dias úteis.",
  /** Said while neither line nor address is known. */
  missingText: "Ainda não recebemos o seu boleto.",
  renewLabel: "Gerar novo boleto",
  /** Reads a boleto anew that must not be paid. */
  reloadLabel: "Recarregar",
  printLabel: "Imprimir",
  /** Said of a boleto that must not be paid. */
  refusedTitle: "Não pague este boleto",
  /** Said of a line that is broken. */
  brokenText: "A linha digitável chegou com defeito.",
  /** Said of a boleto that charges another amount than what is owed. */
  otherAmountText: (charged: Cents, owed: Cents) =>
    `O boleto cobra ${formatCents(charged)}, mas o valor a pagar é ${formatCents(owed)}.`,
};

export type BoletoPanelTexts = typeof boletoPanelTexts;
