import { formatBrazilianDate, formatLongDate } from "@petbox/domain/calendar/civilDate";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { upsellPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type SubscribedPlan, subscriptionPaymentMethodLabels } from "@petbox/domain/subscription/subscribedPlan";
import { Link } from "../../components/navigation/Link/index.ts";
import { PlanFact } from "./PlanFact.tsx";

interface PlanCostsProps {
  readonly subscription: SubscribedPlan;
  readonly isCancelAsked: boolean;
  /** Whether a charge is open; the page's notice shows it. */
  readonly isOwed: boolean;
}

/** What a subscription costs, and what is charged next. */
export function PlanCosts({ subscription, isCancelAsked, isOwed }: PlanCostsProps) {
  const { monthlyValue, freight = zeroCents, paymentMethod } = subscription;
  const hasFreight = freight > zeroCents;
  return (
    <>
      {monthlyValue === undefined ? null : (
        <PlanFact term="Valor por mês" note={hasFreight ? "sem o frete" : undefined}>
          {formatCents(monthlyValue)}
        </PlanFact>
      )}
      {hasFreight ? <PlanFact term="Frete por BOX">{formatCents(freight)}</PlanFact> : null}
      <ExtraItem {...{ subscription, isCancelAsked }} />
      {isOwed ? null : <NextCharges subscription={subscription} />}
      <PlanFact term="Forma de pagamento">{subscriptionPaymentMethodLabels[paymentMethod]}</PlanFact>
    </>
  );
}

/** The extra item in every box, with a link to remove it while that is possible. */
function ExtraItem({
  subscription: { code, extraItem, awaitedPenalty },
  isCancelAsked,
}: Pick<PlanCostsProps, "subscription" | "isCancelAsked">) {
  if (extraItem === undefined) return null;
  const { name, monthlyPrice, removableUntil } = extraItem;
  // Before a pending cancellation no box takes it along any more, but the penalty still counts it.
  const isPointless = isCancelAsked && awaitedPenalty === undefined;
  return (
    <PlanFact
      term="Item extra"
      note={monthlyPrice === undefined ? "no valor do plano" : `${formatCents(monthlyPrice)} por mês`}
      action={
        removableUntil === undefined || isPointless ? null : (
          <Link href={pathTo(upsellPaths.upsell, { code })}>
            {isCancelAsked
              ? "Retirar o item e diminuir a multa"
              : `Retirar o item até ${formatBrazilianDate(removableUntil)}`}
          </Link>
        )
      }
    >
      {name}
    </PlanFact>
  );
}

type NextChargeProps = Pick<PlanCostsProps, "subscription">;

/** The next charge and the cancellation penalty, which applies even after the last charged month. */
function NextCharges({ subscription }: NextChargeProps) {
  const { nextInvoiceDate, awaitedPenalty } = subscription;
  if (awaitedPenalty === undefined) return <NextCharge subscription={subscription} />;
  return (
    <>
      {nextInvoiceDate === undefined ? null : <NextCharge subscription={subscription} />}
      <PlanFact term="Próxima cobrança" note={`Multa de ${formatCents(awaitedPenalty.amount)} pelo cancelamento`}>
        {formatLongDate(awaitedPenalty.on)}
      </PlanFact>
    </>
  );
}

/** The credit of an aborted box may cover the whole month (decision 72). */
function amountText(amount: Cents): string {
  return amount === zeroCents ? "Nada a pagar: seu crédito cobre o mês" : formatCents(amount);
}

function NextCharge({ subscription: { nextInvoiceDate: on, amount } }: NextChargeProps) {
  if (on === undefined) return <PlanFact term="Próxima cobrança">Nenhuma: nada mais será cobrado</PlanFact>;
  return (
    <PlanFact term="Próxima cobrança" note={amount === undefined ? undefined : amountText(amount)}>
      {formatLongDate(on)}
    </PlanFact>
  );
}
