import { type AsyncResult, isPending } from "@petbox/domain/asyncResult/asyncResult";
import type { Cents } from "@petbox/domain/money/cents";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import type { CheckoutSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { CouponField, type CouponFieldProps } from "../../components/commerce/CouponField/index.ts";
import { DeliveryEstimate, type DeliveryEstimateProps } from "../../components/commerce/DeliveryEstimate/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PlanSummary, type PlanSummaryProps } from "./PlanSummary.tsx";
import type { OrderedBox } from "./SummaryBox.tsx";
import { SummaryView } from "./SummaryView.tsx";

/** The first box's delivery estimate and freight; the freight, in cents, is absent until it is certain. */
export interface SummaryDelivery extends Pick<DeliveryEstimateProps, "estimate"> {
  readonly freight: Cents | undefined;
}

export interface CheckoutSummaryProps extends Pick<CheckoutSubject, "purchase"> {
  /** Null if the server no longer knows a plan. */
  readonly plan: AsyncResult<SelectedPlan | null>;
  /** The e-mail of the customer whose order it is. */
  readonly email?: string | undefined;
  /** The ordered box, which gives the summary its face. */
  readonly box?: OrderedBox | undefined;
  readonly extraItem?: PlanSummaryProps["extraItem"];
  readonly delivery: SummaryDelivery;
  /**
   * Undefined if the plan accepts no coupon: the field is then hidden (MAN-264). "idle" if the visitor has a coupon
   * anyway.
   */
  readonly coupon: CouponFieldProps | "idle" | undefined;
}

/** The order summary: plan, validity, first box, coupon, total and delivery (FUN-095, MAN-086). */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { plan, email, box, extraItem, delivery, coupon, purchase } = props;
  const { estimate, freight } = delivery;
  const isEstimating = estimate !== undefined && isPending(estimate);
  // The estimate applies to boxes only, and a failed one is hidden (MAN-393).
  const isShown = purchase === undefined && (estimate?.status !== "failed" || isEstimating);
  const summary = (selected: SelectedPlan | undefined) => (
    <PlanSummary
      plan={selected}
      purchase={purchase}
      email={email}
      box={box}
      extraItem={extraItem}
      freight={freight}
      unsureFreight={isEstimating ? "Calculando…" : "A calcular"}
      couponField={coupon === "idle" ? <IdleCoupon /> : coupon && <CouponField {...coupon} />}
      estimate={isShown ? <DeliveryEstimate estimate={estimate} /> : undefined}
    />
  );
  return (
    <SummaryView
      result={plan}
      purchase={purchase}
      skeleton={summary(undefined)}
      failureText="O que você escolheu continua guardado, e você pode seguir com o cadastro."
    >
      {summary}
    </SummaryView>
  );
}

/** Explains why the coupon from earlier pages is not applied (FUN-288). */
function IdleCoupon() {
  return (
    <Text size="small" tone="soft">
      Cupons valem nos planos de 6 e 12 meses.
    </Text>
  );
}
