import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { type PendingPayment, pendingPaymentText, seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { OpenDebt } from "@petbox/domain/subscription/attentionFacts";
import { failedChargeText, regulariseText } from "@petbox/domain/subscription/overdue";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";

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

/** Notice of an overdue payment with a link to pay it, or to the pending payment, so that it is not paid twice. */
export function OwedNotice({ subscription, debt, payment, today, next }: OwedNoticeProps) {
  const href = pathTo(resolutionPaths.resolution, { subscription });
  if (payment !== undefined) {
    return (
      <Alert
        tone="info"
        role="note"
        title={pendingPaymentText(payment, today, debt.amount)}
        action={
          <LinkButton href={href} size="small">
            {seePendingPaymentText[payment.by]}
          </LinkButton>
        }
      >
        Assim que o banco confirmar o pagamento, {next} segue.
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      role="note"
      title={failedChargeText}
      action={
        <LinkButton href={href} size="small">
          {regulariseText}
        </LinkButton>
      }
    >
      {debt.amount === undefined ? "O último pagamento" : `O pagamento de ${formatCents(debt.amount)}`} não foi
      aprovado, e {next} espera por ele.
    </Alert>
  );
}
