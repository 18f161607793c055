import { checkoutPaths } from "@petbox/domain/site/paths";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";

/** The state of a payment in another tab of this browser. */
export type PaymentElsewhereStatus = "nothing" | "under-way" | "sent";

/** Reports another tab's payment before a second one can be made. */
export function PaymentElsewhereAlert({ kind }: { readonly kind: Exclude<PaymentElsewhereStatus, "nothing"> }) {
  if (kind === "under-way") {
    return (
      <Alert tone="info" title="Pagamento em andamento" ref={bringIntoView}>
        Uma assinatura está sendo paga em outra aba. Espere esse pagamento terminar: assim nada é cobrado duas vezes.
      </Alert>
    );
  }
  return (
    <Alert tone="success" title="Pagamento enviado em outra aba" ref={bringIntoView}>
      <Link href={checkoutPaths.waiting}>Acompanhar o pagamento</Link>
    </Alert>
  );
}
