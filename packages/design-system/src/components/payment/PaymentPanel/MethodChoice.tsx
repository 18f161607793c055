import { useState } from "react";
import { Tabs } from "../../navigation/Tabs/index.ts";
import type { PaymentPanelTexts } from "./paymentPanelTexts.ts";
import type { PaymentMethod, PaymentView } from "./paymentView.ts";

export interface MethodChoiceProps {
  texts: PaymentPanelTexts;
  view: Extract<PaymentView, { status: "choose" }>;
}

/** The methods, one at a time (SUB-032). Typed text is kept while another method is shown. */
export function MethodChoice({ view, texts }: MethodChoiceProps) {
  const { methodsLabel, cardLabel, pixLabel, boletoLabel } = texts;
  const [method, setMethod] = useState<PaymentMethod>(view.defaultMethod ?? "card");
  return (
    <Tabs
      label={methodsLabel}
      tabs={[
        { value: "card", label: cardLabel, panel: view.card },
        { value: "pix", label: pixLabel, panel: view.pix },
        { value: "boleto", label: boletoLabel, panel: view.boleto },
      ]}
      value={method}
      onValueChange={(chosen) => {
        setMethod(chosen);
        view.onMethod?.(chosen);
      }}
    />
  );
}
