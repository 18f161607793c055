import type { Cents } from "@petbox/domain/money/cents";
import { CouponField, type CouponFieldProps } from "../../components/commerce/CouponField/index.ts";
import { DeliveryEstimate, type DeliveryEstimateState } from "../../components/commerce/DeliveryEstimate/index.ts";
import { MissingPlan, type NoPlan } from "./MissingPlan.tsx";
import { type Chosen, PlanSummary } from "./PlanSummary.tsx";

/** How the reading of the chosen plan goes; `none` when the server knows of no plan any more. */
export type SummaryPlan = NoPlan | { readonly kind: "loading" } | ({ readonly kind: "ready" } & Chosen);

/** What is known of the first box's way; its freight in cents once it is sure. */
export interface SummaryDelivery {
  /**
   * Undefined where there is nothing to show: a failed estimate is not shown (MAN-393). It has no dates where the given
   * date to ship from is none (FUN-189).
   */
  readonly estimate: DeliveryEstimateState | { readonly kind: "undated"; readonly problem: string } | undefined;
  readonly freight: Cents | undefined;
}

export interface CheckoutSummaryProps {
  readonly plan: SummaryPlan;
  readonly delivery: SummaryDelivery;
  /** Undefined where the plan takes no coupon: its box is then hidden (MAN-264). */
  readonly coupon: CouponFieldProps | undefined;
}

/** What is about to be bought: plan, validity, first box, coupon, total and delivery (FUN-095, MAN-086). */
export function CheckoutSummary({ plan, delivery, coupon }: CheckoutSummaryProps) {
  if (plan.kind === "failed" || plan.kind === "none") {
    return <MissingPlan plan={plan} failedText="O seu plano continua guardado, e você pode seguir com o cadastro." />;
  }
  const { estimate, freight } = delivery;
  return (
    <PlanSummary
      chosen={plan.kind === "ready" ? plan : undefined}
      freight={freight}
      unsureFreight={estimate?.kind === "loading" ? "Calculando…" : "A calcular"}
      couponField={coupon && <CouponField {...coupon} />}
      estimate={estimate && <Delivery estimate={estimate} />}
    />
  );
}

function Delivery({ estimate }: { readonly estimate: NonNullable<SummaryDelivery["estimate"]> }) {
  if (estimate.kind !== "undated") return <DeliveryEstimate estimate={estimate} />;
  return <DeliveryEstimate estimate={{ kind: "failed" }} failedText={estimate.problem} />;
}
