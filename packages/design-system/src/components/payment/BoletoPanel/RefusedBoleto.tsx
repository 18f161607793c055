import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { BoletoRefusal } from "@petbox/domain/payment/payableBoleto";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { Alert } from "../../feedback/Alert/index.ts";

/** What is said of a boleto that must not be paid, or not by its line. */
export interface RefusedBoletoTexts {
  /** @default "Não pague este boleto" */
  refusedTitle?: string | undefined;
  /**
   * Said of a line that is broken.
   * @default "A linha digitável chegou com defeito."
   */
  brokenText?: string | undefined;
  /**
   * Said of a line that is broken where the boleto itself can be opened.
   * @default "A linha digitável chegou com defeito: abra o boleto e pague por ele."
   */
  brokenLineText?: string | undefined;
  /** Said of a boleto that charges another amount than what is owed. */
  otherAmountText?: ((charged: Cents, owed: Cents) => string) | undefined;
}

export interface RefusedBoletoProps extends RefusedBoletoTexts {
  refusal: BoletoRefusal;
  /** What is owed. */
  amount: Cents | undefined;
  /** The boleto can still be paid by opening it. */
  opens: boolean;
}

/** Says why a boleto's line is not shown. */
export function RefusedBoleto({
  refusal,
  amount,
  opens,
  refusedTitle = "Não pague este boleto",
  brokenText = "A linha digitável chegou com defeito.",
  brokenLineText = "A linha digitável chegou com defeito: abra o boleto e pague por ele.",
  otherAmountText = (charged, owed) =>
    `O boleto cobra ${formatCents(charged)}, mas o valor a pagar é ${formatCents(owed)}.`,
}: RefusedBoletoProps) {
  warnInDevelopment(
    `BoletoPanel shows no line, because it was refused as "${refusal.reason}". Give it the server's line unchanged, and the amount that is owed.`,
  );
  if (opens) return <Alert kind="warning">{brokenLineText}</Alert>;
  return (
    <Alert kind="error" title={refusedTitle}>
      {refusal.reason === "other-amount" && amount !== undefined ? otherAmountText(refusal.amount, amount) : brokenText}
    </Alert>
  );
}
