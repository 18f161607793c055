import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { bankNameOf } from "@petbox/domain/payment/bankNames";
import { copyButtonTexts } from "../../actions/CopyButton/copyButtonTexts.ts";
import { toneLabel } from "../../feedback/Alert/toneLabel.ts";

/** The texts of a boleto panel, each replaceable through `texts`. */
export const boletoPanelTexts = {
  ...copyButtonTexts,
  /** The accessible name of the sign beside a notice. */
  toneLabel,
  label: "Pagamento por boleto",
  amountLabel: "Valor",
  /** The amount of the boleto: in reais, whatever the currency of the other amounts. */
  amountText: (amount: Cents) => formatCents(amount),
  dueLabel: "Vencimento",
  /** Shown beside a past due date. */
  overdueLabel: "Vencido",
  bankLabel: "Banco",
  /** The name of a bank, by its three digits. */
  bankName: (code: string) => bankNameOf(code) ?? `Banco ${code}`,
  /** The accessible name of the bars. */
  barcodeLabel: "Código de barras do boleto",
  lineLabel: "Linha digitável",
  copyLabel: "Copiar código",
  openLabel: "Abrir o boleto",
  newTabLabel: "(abre em outra aba)",
  clearingText: "Depois de pago, o boleto costuma compensar em até 3 dias úteis.",
  /** Shown while neither line nor URL is known. */
  missingText: "O código do seu boleto ainda não chegou.",
  renewLabel: "Gerar novo boleto",
  /** The button that reads a boleto again that must not be paid. */
  reloadLabel: "Recarregar",
  printLabel: "Imprimir",
  /** Shown for a boleto that must not be paid. */
  refusedTitle: "Não pague este boleto",
  /** Shown for an invalid line. */
  brokenText: "A linha digitável chegou com defeito.",
  /** Shown for a boleto with another amount than the one due. */
  otherAmountText: (charged: Cents, owed: Cents) =>
    `O boleto cobra ${formatCents(charged)}, mas o valor a pagar é ${formatCents(owed)}.`,
};

export type BoletoPanelTexts = typeof boletoPanelTexts;
