import { formatBrazilianDate, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { upsellPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { endOfTermLabel } from "@petbox/domain/subscription/endOfTermLabel";
import { cancelAskedText } from "@petbox/domain/subscription/membership";
import { type SubscribedPlan, subscriptionPaymentMethodLabels } from "@petbox/domain/subscription/subscribedPlan";
import { type ReactNode, useId } from "react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { Fact, Facts, OnScreen } from "./PlanScreen.styles.ts";

export interface PlanDetailsProps {
  readonly subscription: SubscribedPlan;
  readonly isCancelAsked: boolean;
  /** Whether the subscription ends with its term. */
  readonly isRenewalOff: boolean;
  /** Whether a charge is open; the page's notice shows it. */
  readonly isOwed: boolean;
  /** Buttons for the subscription's actions. */
  readonly actions: ReactNode;
}

/** A subscription's details (MAN-049). Facts that the server does not send are left out. */
export function PlanDetails({ subscription, isCancelAsked, isRenewalOff, isOwed, actions }: PlanDetailsProps) {
  const { plan, status, amount, monthlyValue, paymentMethod, createdOn, expiresOn, months, code } = subscription;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <Stack gap="s5">
        <Heading headingLevel={2} id={id}>
          Detalhes
        </Heading>
        <Facts>
          {status === undefined ? null : (
            <Known term="Situação" wholeRow>
              {isCancelAsked ? (
                <StatusBadge tone="warning" label={cancelAskedText} />
              ) : (
                <StatusBadge subscription={status} />
              )}
            </Known>
          )}
          <Known term="Plano">{plan.name ?? plan.code}</Known>
          {monthlyValue === undefined ? null : (
            <Known
              term="Valor mensal"
              note={amount === undefined || amount === monthlyValue ? undefined : "sem o frete"}
            >
              {formatCents(monthlyValue)}
            </Known>
          )}
          <ExtraItem subscription={subscription} />
          {isOwed ? null : <NextCharges subscription={subscription} />}
          <Known term="Forma de pagamento">{subscriptionPaymentMethodLabels[paymentMethod]}</Known>
          {createdOn === undefined ? null : <Known term="Começou em">{formatLongDate(createdOn)}</Known>}
          {expiresOn === undefined ? null : (
            <Known
              term={endOfTermLabel({ status, isRenewalOff, isCancelAsked })}
              note={months === undefined ? undefined : termText(months)}
            >
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

/** The extra item in every box, with a link to remove it while that is possible. */
function ExtraItem({ subscription: { code, extraItem } }: Pick<PlanDetailsProps, "subscription">) {
  if (extraItem === undefined) return null;
  const { name, monthlyPrice, removableUntil } = extraItem;
  return (
    <Known
      term="Item extra"
      note={monthlyPrice === undefined ? "no valor do plano" : `${formatCents(monthlyPrice)} por mês`}
      action={
        removableUntil === undefined ? null : (
          <Link href={pathTo(upsellPaths.upsell, { code })}>
            {`Retirar o item até ${formatBrazilianDate(removableUntil)}`}
          </Link>
        )
      }
    >
      {name}
    </Known>
  );
}

type NextChargeProps = Pick<PlanDetailsProps, "subscription">;

/** The next charge and the cancellation penalty, which applies even after the last charged month. */
function NextCharges({ subscription }: NextChargeProps) {
  const { nextInvoiceDate, awaitedPenalty } = subscription;
  if (awaitedPenalty === undefined) return <NextCharge subscription={subscription} />;
  return (
    <>
      {nextInvoiceDate === undefined ? null : <NextCharge subscription={subscription} />}
      <Known term="Próxima cobrança" note={`Multa de ${formatCents(awaitedPenalty.amount)} pelo cancelamento`}>
        {formatLongDate(awaitedPenalty.on)}
      </Known>
    </>
  );
}

function NextCharge({ subscription: { nextInvoiceDate: on, amount } }: NextChargeProps) {
  if (on === undefined) return <Known term="Próxima cobrança">Nenhuma prevista</Known>;
  return (
    <Known term="Próxima cobrança" note={amount === undefined ? undefined : formatCents(amount)}>
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
  /** An action for the fact. */
  readonly action?: ReactNode;
  /** Takes the whole row on a phone. */
  readonly wholeRow?: boolean;
  readonly children: ReactNode;
}

function Known({ term, note, action, wholeRow = false, children }: KnownProps) {
  return (
    <Fact data-whole-row={wholeRow}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {note === undefined ? null : <dd>{note}</dd>}
      {action == null ? null : <OnScreen as="dd">{action}</OnScreen>}
    </Fact>
  );
}
