import { type CivilDate, formatLongDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { subscriptionPaymentMethodLabels } from "@petbox/domain/subscription/paymentMethod";
import type { SubscribedPlan } from "@petbox/domain/subscription/subscribedPlan";
import { type ReactNode, useId } from "react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { Fact, Facts, OnScreen } from "./PlanScreen.styles.ts";

export interface PlanDetailsProps {
  readonly subscription: SubscribedPlan;
  readonly isCancelAsked: boolean;
  readonly today: CivilDate;
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** What is known of a subscription (MAN-049). What the server does not tell is left out. */
export function PlanDetails({ subscription, isCancelAsked, today, actions }: PlanDetailsProps) {
  const { plan, status, amount, monthlyValue, paymentMethod, createdOn, expiresOn, months, code } = subscription;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <Stack gap="s5">
        <Heading level={2} id={id}>
          Detalhes
        </Heading>
        <Facts>
          <Known term="Plano">{plan.name ?? plan.code}</Known>
          {status === undefined ? null : (
            <Known term="Situação">
              <Inline gap="s2">
                <StatusBadge subscription={status} />
                {isCancelAsked ? <StatusBadge tone="info" label="Cancelamento em análise" /> : null}
              </Inline>
            </Known>
          )}
          {monthlyValue === undefined ? null : (
            <Known
              term="Valor mensal"
              note={amount === undefined || amount === monthlyValue ? undefined : "sem o frete"}
            >
              {formatCents(monthlyValue)}
            </Known>
          )}
          <NextCharge subscription={subscription} today={today} />
          <Known term="Forma de pagamento">{subscriptionPaymentMethodLabels[paymentMethod]}</Known>
          {createdOn === undefined ? null : <Known term="Começou em">{formatLongDate(createdOn)}</Known>}
          {expiresOn === undefined ? null : (
            <Known term="Vale até" note={months === undefined ? undefined : termText(months)}>
              {formatLongDate(expiresOn)}
            </Known>
          )}
          <Known term="Código">{code}</Known>
        </Facts>
        <OnScreen>{actions}</OnScreen>
      </Stack>
    </Card>
  );
}

function NextCharge({ subscription, today }: Pick<PlanDetailsProps, "subscription" | "today">) {
  const { nextInvoiceDate: on, amount } = subscription;
  if (on === undefined) return <Known term="Próxima cobrança">Nenhuma prevista</Known>;
  const money = amount === undefined ? undefined : formatCents(amount);
  return isBefore(on, today) ? (
    <Known term="Cobrança em aberto" note={money}>
      Venceu em {formatLongDate(on)}
    </Known>
  ) : (
    <Known term="Próxima cobrança" note={money}>
      {formatLongDate(on)}
    </Known>
  );
}

function termText(months: number): string {
  return months === 1 ? "plano de 1 mês" : `plano de ${months} meses`;
}

interface KnownProps {
  readonly term: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Known({ term, note, children }: KnownProps) {
  return (
    <Fact>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {note === undefined ? null : <dd>{note}</dd>}
    </Fact>
  );
}
