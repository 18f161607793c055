import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { type Commitment, chargesOf } from "@petbox/domain/plan/commitment";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import type { CheckoutSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { purchaseLine } from "@petbox/domain/scheduled/purchaseSummary";
import { CommitmentSummary } from "../../components/commerce/CommitmentSummary/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { monthlyChargeText } from "./PlanPriceBreakdown.tsx";
import { PlanSummary, type PlanSummaryProps } from "./PlanSummary.tsx";
import type { OrderedBox } from "./SummaryBox.tsx";
import { SummaryView, type SummaryViewProps } from "./SummaryView.tsx";

/** The order being paid; `freight` is per box and undefined if it could not be read. */
export interface OrderSummary {
  readonly plan: SelectedPlan;
  readonly freight: Cents | undefined;
  readonly commitment: Commitment;
  /** Delivery window of the first box, undefined if the carrier names none; null while it loads. */
  readonly firstBox: DeliveryWindow | null | undefined;
}

export interface PaymentSummaryProps extends Pick<CheckoutSubject, "purchase"> {
  /** Null if the server no longer knows a plan. */
  readonly summary: AsyncResult<OrderSummary | null>;
  /** The e-mail of the customer whose order it is. */
  readonly email?: string | undefined;
  /** The ordered box, which gives the summary its face. */
  readonly box?: OrderedBox | undefined;
  readonly extraItem?: PlanSummaryProps["extraItem"];
}

interface OrderViewProps
  extends Omit<PlanSummaryProps, "plan" | "freight" | "unsureFreight">,
    Pick<PaymentSummaryProps, "summary">,
    Pick<SummaryViewProps<OrderSummary>, "failureText" | "empty"> {}

/** The card of an order, or its loading, empty or failed state. */
function OrderView({ summary, failureText, empty, ...card }: OrderViewProps) {
  return (
    <SummaryView
      {...{ failureText, empty }}
      result={summary}
      purchase={card.purchase}
      skeleton={<PlanSummary {...card} plan={undefined} freight={undefined} unsureFreight="…" />}
    >
      {({ plan, freight }) => <PlanSummary {...card} {...{ plan, freight }} />}
    </SummaryView>
  );
}

/**
 * The order being paid: plan, price and shipping. A failed read does not block the payment, because the server decides
 * the amount.
 */
export function PaymentSummary(props: PaymentSummaryProps) {
  return <OrderView {...props} failureText="O que você escolheu continua guardado. Veja o preço antes de pagar." />;
}

/** What the customer commits to by paying. */
export function PaymentCommitment({ summary, purchase }: Pick<PaymentSummaryProps, "summary" | "purchase">) {
  return (
    <AsyncResultView
      result={summary}
      variant="silent"
      skeleton={<CommitmentSummary commitment={undefined} firstBox={purchase === undefined ? null : undefined} />}
      empty={null}
    >
      {({ commitment, firstBox }) => <CommitmentSummary commitment={commitment} firstBox={firstBox} />}
    </AsyncResultView>
  );
}

/** The order after payment, for pads or food: products, delivery and charge. */
export function PaidPurchase({ summary, purchase }: PaymentSummaryProps) {
  return (
    <OrderView
      {...{ summary, purchase }}
      title="O que você comprou"
      isPaid
      empty={null}
      failureText="O seu pedido está guardado e aparece inteiro em Minhas assinaturas."
    />
  );
}

/** One line above the form that names a purchase of pads or food; on a phone the full summary is folded. */
export function PurchaseLine({ summary }: Pick<PaymentSummaryProps, "summary">) {
  return (
    <AsyncResultView result={summary} variant="silent" skeleton={<Skeleton width="long" />}>
      {({ plan: { purchase } }) => purchase && <Text>{purchaseLine(purchase)}</Text>}
    </AsyncResultView>
  );
}

/** The charge in one line, placed next to the button, or a placeholder while it loads. */
export function PriceLine({ summary }: Pick<PaymentSummaryProps, "summary">) {
  return (
    <AsyncResultView
      result={summary}
      variant="silent"
      skeleton={<Skeleton width="long" />}
      empty="Confira o resumo antes de pagar"
    >
      {({ plan, freight }) => `Hoje e todo mês: ${monthlyChargeText(plan, freight)}${lastChargesText(plan, freight)}`}
    </AsyncResultView>
  );
}

/** Names the charges at the end of the term that differ by a cent, if any. */
function lastChargesText(plan: SelectedPlan, freight: Cents | undefined): string {
  const [, last] = chargesOf(plan, freight ?? zeroCents);
  if (last === undefined) return "";
  const when = last.months === 1 ? "no último mês" : `nos últimos ${last.months} meses`;
  return `; ${when}, ${formatCents(last.charge)}`;
}
