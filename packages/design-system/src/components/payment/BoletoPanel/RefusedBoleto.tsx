import type { Cents } from "@petbox/domain/money/cents";
import type { BoletoRefusal } from "@petbox/domain/payment/payableBoleto";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { Alert } from "../../feedback/Alert/index.ts";
import type { BoletoPanelTexts } from "./boletoPanelTexts.ts";

export interface RefusedBoletoProps {
  texts: BoletoPanelTexts;
  refusal: BoletoRefusal;
  /** The amount due. */
  amount: Cents | undefined;
}

/** Says why a boleto's line is not shown. */
export function RefusedBoleto({ refusal, amount, texts }: RefusedBoletoProps) {
  warnInDevelopment(
    `BoletoPanel shows no line, because it was refused as "${refusal.reason}". Give it the server's line unchanged, and the amount that is owed.`,
  );
  return (
    <Alert tone="danger" title={texts.refusedTitle} texts={texts}>
      {refusal.reason === "other-amount" && amount !== undefined
        ? texts.otherAmountText(refusal.amount, amount)
        : texts.brokenText}
    </Alert>
  );
}
