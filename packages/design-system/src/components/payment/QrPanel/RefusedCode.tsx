import type { Cents } from "@petbox/domain/money/cents";
import type { BoletoRefusal } from "@petbox/domain/payment/payableBoleto";
import type { PixRefusal } from "@petbox/domain/pix/payablePix";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { Alert } from "../../feedback/Alert/index.ts";
import type { QrPanelTexts } from "./qrPanelTexts.ts";

interface RefusedCodeProps {
  texts: Pick<QrPanelTexts, "toneLabel" | "refusedTitle" | "brokenText" | "otherAmountText">;
  refusal: PixRefusal | BoletoRefusal;
  /** The amount due. */
  amount: Cents | undefined;
}

/** Says why a PIX code or the line of a boleto is not shown. */
export function RefusedCode({ refusal, amount, texts }: RefusedCodeProps) {
  warnInDevelopment(
    `A payment panel shows no code, because it was refused as "${refusal.reason}". Give it the server's code unchanged, and the amount that is owed.`,
  );
  return (
    <Alert tone="danger" title={texts.refusedTitle} texts={texts}>
      {refusal.reason === "other-amount" && amount !== undefined
        ? texts.otherAmountText(refusal.amount, amount)
        : texts.brokenText}
    </Alert>
  );
}
