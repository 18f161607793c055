import type { PaymentCheckState, PaymentCheckVariant } from "@petbox/domain/payment/paymentCheck";
import { useEffect } from "react";

const failed = "Falha no pagamento!";

/** What the tab says of a result; where nothing stands, the page's own title does. */
const titles: Readonly<Record<PaymentCheckVariant, Partial<Record<PaymentCheckState["status"], string>>>> = {
  check: { paid: "Pagamento aprovado!", failed },
  welcome: { failed, pending: "Seu pagamento está em análise" },
};

/** The document's title follows the result: who comes back from the bank's app finds the tab by it. */
export function useResultTitle(variant: PaymentCheckVariant, status: PaymentCheckState["status"]): void {
  const title = titles[variant][status];
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · PetBox`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
