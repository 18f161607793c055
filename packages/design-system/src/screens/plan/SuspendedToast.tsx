import { suspendedText } from "@petbox/domain/subscription/planBanner";
import { useState } from "react";
import { createToaster, ToastRegion } from "../../components/feedback/Toast/index.ts";

/** One day in milliseconds: the toast stays until it is closed. */
const aDay = 24 * 60 * 60 * 1000;

/** Toast for a suspended subscription, independent of the page's notice (MAN-193). */
export function SuspendedToast() {
  const [toaster] = useState(() => {
    const made = createToaster();
    made.showToast({
      tone: "warning",
      title: suspendedText,
      description: "Faz mais de um mês que o pagamento não passa: nenhuma caixa sai até ele ser regularizado.",
    });
    return made;
  });
  return <ToastRegion toaster={toaster} duration={aDay} />;
}
