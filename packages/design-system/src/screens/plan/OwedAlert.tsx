import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Attention } from "@petbox/domain/subscription/attention";
import type { AttentionFacts } from "@petbox/domain/subscription/attentionFacts";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { pendingMonthText } from "@petbox/domain/subscription/leaving";
import { planBannerWords } from "@petbox/domain/subscription/planBanner";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { PendingPaymentNotice } from "../resolution/PendingPaymentNotice.tsx";

interface OwedAlertProps {
  readonly attention: Extract<Attention, { readonly kind: "debt" | "payment" }>;
  /** A pending cancellation, if any. */
  readonly leaving?: AttentionFacts["leaving"];
  readonly today: CivilDate;
  /** Code of the subscription. */
  readonly subscription: string;
  /** Called when "Quero regularizar" is pressed; without it the button is hidden. */
  readonly onResolve: (() => void) | undefined;
  /** Whether the bank has just refused a payment of the debt. @default false */
  readonly isPaymentRefused?: boolean | undefined;
}

/** An open charge or penalty, or its pending payment. */
export function OwedAlert(props: OwedAlertProps) {
  const { attention, leaving, today, subscription, onResolve, isPaymentRefused = false } = props;
  const { isPenalty } = attention.debt;
  if (attention.kind === "payment") {
    return (
      <PendingPaymentNotice payment={attention.payment} amount={attention.debt.amount} {...{ today, subscription }}>
        {isPenalty
          ? "Assim que o banco confirmar, nada mais fica em aberto."
          : leaving
            ? pendingMonthText(leaving)
            : "Assim que o banco confirmar o pagamento, as próximas caixas seguem."}
      </PendingPaymentNotice>
    );
  }
  const { title, action } = planBannerWords({ kind: isPenalty ? "canceled" : "overdue" });
  const { label, path } = attentionStep(attention, subscription);
  const refusal = isPaymentRefused ? "O banco não autorizou o último pagamento. " : "";
  const consequence = isPenalty
    ? "Ela não foi paga, e você pode pagá-la como preferir."
    : "A cobrança não foi paga, e as próximas caixas esperam por ela.";
  return (
    <Alert
      tone={isPenalty ? "danger" : "warning"}
      role="note"
      title={title}
      action={
        isPenalty ? (
          <LinkButton href={path} size="small">
            {label}
          </LinkButton>
        ) : onResolve === undefined ? null : (
          <Button size="small" onClick={() => onResolve()}>
            {action}
          </Button>
        )
      }
    >
      {`${refusal}${attentionText(attention, today)} ${consequence}`}
    </Alert>
  );
}
