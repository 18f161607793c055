import { type CivilDate, formatBrazilianDate, formatLongDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { resolutionPaths, upsellPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { cancelAskedText } from "@petbox/domain/subscription/membership";
import { subscriptionPaymentMethodLabels } from "@petbox/domain/subscription/paymentMethod";
import { planBannerWords } from "@petbox/domain/subscription/planBanner";
import type { SubscribedPlan } from "@petbox/domain/subscription/subscribedPlan";
import { type ReactNode, useId } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { Fact, Facts, OnScreen } from "./PlanScreen.styles.ts";

export interface PlanDetailsProps {
  readonly subscription: SubscribedPlan;
  readonly isCancelAsked: boolean;
  readonly today: CivilDate;
  /** Called when "Quero regularizar" is pressed beside the open charge; without it the button is hidden. */
  readonly onRegularise?: (() => void) | undefined;
  /** Buttons for the subscription's actions. */
  readonly actions: ReactNode;
}

/** A subscription's details (MAN-049). Facts that the server does not send are left out. */
export function PlanDetails({ subscription, isCancelAsked, today, onRegularise, actions }: PlanDetailsProps) {
  const { plan, status, amount, monthlyValue, paymentMethod, createdOn, expiresOn, months, code } = subscription;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <Stack gap="s5">
        <Heading headingLevel={2} id={id}>
          Detalhes
        </Heading>
        <Facts>
          <Known term="Plano">{plan.name ?? plan.code}</Known>
          {status === undefined ? null : (
            <Known term="Situação">
              <Inline gap="s2">
                <StatusBadge subscription={status} />
                {isCancelAsked ? <StatusBadge tone="info" label={cancelAskedText} /> : null}
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
          <ExtraItem subscription={subscription} />
          <NextCharges {...{ subscription, today, onRegularise }} />
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

type NextChargeProps = Pick<PlanDetailsProps, "subscription" | "today" | "onRegularise">;

/** The open or next charges and the cancellation penalty, which applies even after the last charged month. */
function NextCharges(props: NextChargeProps) {
  const { nextInvoiceDate, awaitedPenalty } = props.subscription;
  if (awaitedPenalty === undefined) return <NextCharge {...props} />;
  return (
    <>
      {nextInvoiceDate === undefined ? null : <NextCharge {...props} />}
      <Known term="Próxima cobrança" note={`Multa de ${formatCents(awaitedPenalty.amount)} pelo cancelamento`}>
        {formatLongDate(awaitedPenalty.on)}
      </Known>
    </>
  );
}

function NextCharge({ subscription, today, onRegularise }: NextChargeProps) {
  const { nextInvoiceDate: on, amount } = subscription;
  if (on === undefined) return <Known term="Próxima cobrança">Nenhuma prevista</Known>;
  const money = amount === undefined ? undefined : formatCents(amount);
  return isBefore(on, today) ? (
    <Known
      term="Cobrança em aberto"
      note={money}
      action={onRegularise === undefined ? null : <WayToPay {...{ subscription, onRegularise }} />}
    >
      {`Venceu em ${formatLongDate(on)}`}
    </Known>
  ) : (
    <Known term="Próxima cobrança" note={money}>
      {formatLongDate(on)}
    </Known>
  );
}

interface WayToPayProps extends Pick<PlanDetailsProps, "subscription"> {
  readonly onRegularise: () => void;
}

/** A link to pay the debt, or to the pending payment, so that it is not paid twice. */
function WayToPay({ subscription: { code, waitingPayment }, onRegularise }: WayToPayProps) {
  return waitingPayment === undefined ? (
    <Button size="small" onClick={() => onRegularise()}>
      {planBannerWords({ kind: "overdue" }).action}
    </Button>
  ) : (
    <LinkButton href={pathTo(resolutionPaths.resolution, { subscription: code })} size="small">
      {seePendingPaymentText[waitingPayment]}
    </LinkButton>
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
  readonly children: ReactNode;
}

function Known({ term, note, action, children }: KnownProps) {
  return (
    <Fact>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {note === undefined ? null : <dd>{note}</dd>}
      {action == null ? null : <OnScreen as="dd">{action}</OnScreen>}
    </Fact>
  );
}
