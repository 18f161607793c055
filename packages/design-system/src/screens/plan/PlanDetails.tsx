import { type CivilDate, formatLongDate, isBefore } from "@petbox/domain/calendar/civilDate";
import type { Attention } from "@petbox/domain/subscription/attention";
import { isOwed } from "@petbox/domain/subscription/attention";
import { endOfTermLabel } from "@petbox/domain/subscription/endOfTermLabel";
import { cancelAskedText } from "@petbox/domain/subscription/membership";
import type { SubscriptionStatus } from "@petbox/domain/subscription/status";
import { statusWhilePaying } from "@petbox/domain/subscription/statusWhilePaying";
import type { SubscribedPlan } from "@petbox/domain/subscription/subscribedPlan";
import type { ReactNode } from "react";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { DetailsCard } from "./DetailsCard.tsx";
import { PlanCosts } from "./PlanCosts.tsx";
import { PlanFact } from "./PlanFact.tsx";

export interface PlanDetailsProps {
  readonly subscription: SubscribedPlan;
  readonly isCancelAsked: boolean;
  /** Whether the subscription ends with its term. */
  readonly isRenewalOff: boolean;
  readonly today: CivilDate;
  /** What the page's notice shows. */
  readonly attention: Attention;
  /** Buttons for the subscription's actions. */
  readonly actions: ReactNode;
}

/** A subscription's details (MAN-049). Facts that the server does not send are left out. */
export function PlanDetails(props: PlanDetailsProps) {
  const { subscription, isCancelAsked, isRenewalOff, today, attention, actions } = props;
  const { plan, status, createdOn, expiresOn, months, code } = subscription;
  return (
    <DetailsCard actions={actions}>
      {status === undefined ? null : (
        <PlanFact term="Situação" wholeRow>
          <PlanStatus {...{ status, isCancelAsked, attention }} />
        </PlanFact>
      )}
      <PlanFact term="Plano">{plan.name ?? plan.code}</PlanFact>
      <PlanCosts {...{ subscription, isCancelAsked }} isOwed={isOwed(attention)} />
      {createdOn === undefined ? null : (
        // A renewal made in advance begins after the current term.
        <PlanFact term={isBefore(today, createdOn) ? "Começa em" : "Começou em"}>{formatLongDate(createdOn)}</PlanFact>
      )}
      {expiresOn === undefined ? null : (
        <PlanFact
          term={endOfTermLabel({ status, isRenewalOff, isCancelAsked })}
          note={months === undefined ? undefined : termText(months)}
        >
          {formatLongDate(expiresOn)}
        </PlanFact>
      )}
      <PlanFact term="Código">{code}</PlanFact>
    </DetailsCard>
  );
}

interface PlanStatusProps extends Pick<PlanDetailsProps, "isCancelAsked" | "attention"> {
  readonly status: SubscriptionStatus;
}

function PlanStatus({ status, isCancelAsked, attention }: PlanStatusProps) {
  if (isCancelAsked) return <StatusBadge tone="warning" label={cancelAskedText} />;
  const paying = attention.kind === "payment" ? statusWhilePaying(status, attention.payment) : undefined;
  return paying === undefined ? <StatusBadge subscription={status} /> : <StatusBadge {...paying} />;
}

function termText(months: number): string {
  return months === 1 ? "plano de 1 mês" : `plano de ${months} meses`;
}
