import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import type { PendingPayment } from "@petbox/domain/payment/pendingPayment";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { OpenDebt } from "@petbox/domain/subscription/attentionFacts";
import { failedChargeText, resolveText } from "@petbox/domain/subscription/overdue";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { PendingPaymentNotice } from "./PendingPaymentNotice.tsx";

interface OwedNoticeProps {
  /** Code of the overdue subscription. */
  readonly subscription: string;
  readonly debt: OpenDebt;
  /** The pending payment of the debt. */
  readonly payment?: PendingPayment | undefined;
  readonly today: CivilDate;
  /** The shipment that the payment unblocks: "a próxima caixa". */
  readonly next: string;
}

/** Notice of an overdue payment with a link to pay it, or of its pending payment. */
export function OwedNotice({ subscription, debt, payment, today, next }: OwedNoticeProps) {
  if (payment !== undefined) {
    return (
      <PendingPaymentNotice {...{ payment, today, subscription }} amount={debt.amount}>
        Assim que o banco confirmar o pagamento, {next} segue.
      </PendingPaymentNotice>
    );
  }
  return (
    <Alert
      tone="warning"
      role="note"
      title={failedChargeText}
      action={
        <LinkButton href={pathTo(resolutionPaths.resolution, { subscription })} size="small">
          {resolveText}
        </LinkButton>
      }
    >
      {debt.amount === undefined ? "O último pagamento" : `O pagamento de ${formatCents(debt.amount)}`} não foi
      aprovado, e {next} espera por ele.
    </Alert>
  );
}
