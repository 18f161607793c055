import { useState } from "react";
import { Tabs } from "../../navigation/Tabs/index.ts";
import type { PaymentMethod, PaymentView } from "./paymentView.ts";

/** What the methods are called. */
export interface MethodTexts {
  /**
   * What is chosen between.
   * @default "Forma de pagamento"
   */
  methodsLabel?: string | undefined;
  /** @default "Cartão" */
  cardLabel?: string | undefined;
  /** @default "PIX" */
  pixLabel?: string | undefined;
  /** @default "Boleto" */
  boletoLabel?: string | undefined;
}

export interface MethodChoiceProps extends MethodTexts {
  view: Extract<PaymentView, { status: "choose" }>;
}

/** The methods, one at a time (SUB-032). What was typed for one is kept while another is looked at. */
export function MethodChoice({
  view,
  methodsLabel = "Forma de pagamento",
  cardLabel = "Cartão",
  pixLabel = "PIX",
  boletoLabel = "Boleto",
}: MethodChoiceProps) {
  const [method, setMethod] = useState<PaymentMethod>(view.defaultMethod ?? "card");
  return (
    <Tabs
      label={methodsLabel}
      tabs={[
        { id: "card", label: cardLabel, panel: view.card },
        { id: "pix", label: pixLabel, panel: view.pix },
        { id: "boleto", label: boletoLabel, panel: view.boleto },
      ]}
      selected={method}
      onSelect={(chosen) => {
        setMethod(chosen);
        view.onMethod?.(chosen);
      }}
    />
  );
}
