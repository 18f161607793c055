import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PixRefusal } from "@petbox/domain/pix/payablePix";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { Alert } from "../../feedback/Alert/index.ts";

/** What is said of a code that must not be paid. */
export interface RefusedCodeTexts {
  /** @default "Não pague com este código" */
  refusedTitle?: string | undefined;
  /** @default "O código PIX chegou com defeito, e não dá para saber para quem ele paga." */
  brokenText?: string | undefined;
  /** Said of a code that charges another amount than what is owed. */
  otherAmountText?: ((charged: Cents, owed: Cents) => string) | undefined;
}

export interface RefusedCodeProps extends RefusedCodeTexts {
  refusal: PixRefusal;
  /** What is owed. */
  amount: Cents | undefined;
}

/** Says why a code is not shown. */
export function RefusedCode({
  refusal,
  amount,
  refusedTitle = "Não pague com este código",
  brokenText = "O código PIX chegou com defeito, e não dá para saber para quem ele paga.",
  otherAmountText = (charged, owed) =>
    `O código PIX cobra ${formatCents(charged)}, mas o valor a pagar é ${formatCents(owed)}.`,
}: RefusedCodeProps) {
  warnInDevelopment(
    `QrPanel draws no code, because it was refused as "${refusal.reason}". Give it the server's code unchanged, and the amount that is owed.`,
  );
  return (
    <Alert kind="error" title={refusedTitle}>
      {refusal.reason === "other-amount" && amount !== undefined ? otherAmountText(refusal.amount, amount) : brokenText}
    </Alert>
  );
}
