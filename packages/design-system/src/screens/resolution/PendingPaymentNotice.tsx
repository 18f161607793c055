import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { type PendingPayment, pendingPaymentText, seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";

interface PendingPaymentNoticeProps {
  readonly payment: PendingPayment;
  /** The amount of the debt, if known. */
  readonly amount: Cents | undefined;
  readonly today: CivilDate;
  /** Code of the subscription. */
  readonly subscription: string;
  /** What follows the bank's confirmation, in a sentence. */
  readonly children: ReactNode;
}

/** The pending payment of a debt, with a link to it in place of one to pay, so that the debt is not paid twice. */
export function PendingPaymentNotice({ payment, amount, today, subscription, children }: PendingPaymentNoticeProps) {
  return (
    <Alert
      tone="info"
      role="note"
      title={pendingPaymentText(payment, today, amount)}
      action={
        <LinkButton href={pathTo(resolutionPaths.resolution, { subscription })} size="small">
          {seePendingPaymentText[payment.by]}
        </LinkButton>
      }
    >
      {children}
    </Alert>
  );
}
