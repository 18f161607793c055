import { type CivilDate, formatBrazilianDate, isBefore } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { bankNameOf } from "@petbox/domain/payment/bankNames";
import { type Boleto, formatDigitableLine } from "@petbox/domain/payment/boleto";
import { CopyButton } from "../../actions/CopyButton/index.ts";
import { Badge } from "../../status/Badge/index.ts";
import { Code } from "../QrPanel/PaymentFacts.styles.ts";
import { PaymentFacts } from "../QrPanel/PaymentFacts.tsx";
import { Barcode } from "./Barcode.tsx";
import { Due, Plate, Summary } from "./BoletoPanel.styles.ts";

/** The words around a boleto that can be paid. */
export interface PayableBoletoTexts {
  /** @default "Valor" */
  amountLabel?: string | undefined;
  /** @default "Vencimento" */
  dueLabel?: string | undefined;
  /**
   * Said beside a due date that is past.
   * @default "Vencido"
   */
  overdueLabel?: string | undefined;
  /** @default "Banco" */
  bankLabel?: string | undefined;
  /** What a bank is called, by its three digits; by default the name that customers know, else "Banco 999". */
  bankName?: ((code: string) => string) | undefined;
  /**
   * The name of the bars.
   * @default "Código de barras do boleto"
   */
  barcodeLabel?: string | undefined;
  /** @default "Linha digitável" */
  lineLabel?: string | undefined;
  /** @default "Copiar código" */
  copyLabel?: string | undefined;
}

export interface PayableBoletoProps extends PayableBoletoTexts {
  /** What the boleto says. */
  boleto: Boleto;
  /** What is owed. */
  amount: Cents | undefined;
  today: CivilDate;
  onCopied: (() => void) | undefined;
}

/** A boleto that can be paid: its line to be copied, its bars to be scanned. */
export function PayableBoleto({
  boleto,
  amount,
  today,
  onCopied,
  amountLabel = "Valor",
  dueLabel = "Vencimento",
  overdueLabel = "Vencido",
  bankLabel = "Banco",
  bankName = (code) => bankNameOf(code) ?? `Banco ${code}`,
  barcodeLabel = "Código de barras do boleto",
  lineLabel = "Linha digitável",
  copyLabel = "Copiar código",
}: PayableBoletoProps) {
  const shownAmount = boleto.amount ?? amount;
  const { dueDate } = boleto;
  const due = dueDate && (
    <Due>
      {formatBrazilianDate(dueDate)}
      {isBefore(dueDate, today) ? <Badge tone="warning">{overdueLabel}</Badge> : null}
    </Due>
  );
  return (
    <>
      <Summary>
        <PaymentFacts
          facts={[
            ...(shownAmount === undefined
              ? []
              : [{ label: amountLabel, value: formatCents(shownAmount), large: true }]),
            ...(due === undefined ? [] : [{ label: dueLabel, value: due }]),
            { label: bankLabel, value: bankName(boleto.bankCode) },
          ]}
        />
      </Summary>
      <Plate>
        <Barcode barcode={boleto.barcode} label={barcodeLabel} />
      </Plate>
      <CopyButton
        text={boleto.digitableLine}
        label={copyLabel}
        variant="primary"
        fullWidth
        {...(onCopied ? { onCopied } : {})}
      />
      <Code>
        {lineLabel}
        <code>{formatDigitableLine(boleto.digitableLine)}</code>
      </Code>
    </>
  );
}
