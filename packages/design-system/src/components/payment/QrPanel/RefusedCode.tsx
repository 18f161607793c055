import type { Cents } from "@petbox/domain/money/cents";
import type { PixRefusal } from "@petbox/domain/pix/payablePix";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { Alert } from "../../feedback/Alert/index.ts";
import type { QrPanelTexts } from "./qrPanelTexts.ts";

export interface RefusedCodeProps {
  texts: QrPanelTexts;
  refusal: PixRefusal;
  /** The amount due. */
  amount: Cents | undefined;
}

/** Says why a code is not shown. */
export function RefusedCode({ refusal, amount, texts }: RefusedCodeProps) {
  warnInDevelopment(
    `QrPanel draws no code, because it was refused as "${refusal.reason}". Give it the server's code unchanged, and the amount that is owed.`,
  );
  return (
    <Alert tone="danger" title={texts.refusedTitle} texts={texts}>
      {refusal.reason === "other-amount" && amount !== undefined
        ? texts.otherAmountText(refusal.amount, amount)
        : texts.brokenText}
    </Alert>
  );
}
