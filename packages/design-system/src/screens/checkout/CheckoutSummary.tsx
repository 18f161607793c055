import { type AsyncResult, isPending } from "@petbox/domain/asyncResult/asyncResult";
import type { Cents } from "@petbox/domain/money/cents";
import type { CheckoutSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { CouponField, type CouponFieldProps } from "../../components/commerce/CouponField/index.ts";
import { DeliveryEstimate, type DeliveryEstimateProps } from "../../components/commerce/DeliveryEstimate/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { type Chosen, PlanSummary } from "./PlanSummary.tsx";
import { SummaryView } from "./SummaryView.tsx";

export type { Chosen } from "./PlanSummary.tsx";

/** What is known of the first box's way; its freight in cents once it is sure. */
export interface SummaryDelivery extends Pick<DeliveryEstimateProps, "estimate"> {
  readonly freight: Cents | undefined;
}

export interface CheckoutSummaryProps extends Pick<CheckoutSubject, "purchase"> {
  /** Null when the server knows of no plan any more. */
  readonly chosen: AsyncResult<Chosen | null>;
  /** What is known of the extra item before the plan is there. */
  readonly extraItem?: Chosen["extraItem"];
  readonly delivery: SummaryDelivery;
  /** Undefined where the plan takes no coupon: its box is then hidden (MAN-264); "idle" where the visitor has one all the same. */
  readonly coupon: CouponFieldProps | "idle" | undefined;
}

/** What is about to be bought: plan, validity, first box, coupon, total and delivery (FUN-095, MAN-086). */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { chosen, extraItem, delivery, coupon, purchase } = props;
  const { estimate, freight } = delivery;
  const isEstimating = estimate !== undefined && isPending(estimate);
  // A failed estimate is not shown (MAN-393); and it is that of a box.
  const isShown = purchase === undefined && (estimate?.status !== "failed" || isEstimating);
  const summary = (chosen: Chosen | undefined) => (
    <PlanSummary
      chosen={chosen}
      purchase={purchase}
      extraItem={extraItem}
      freight={freight}
      unsureFreight={isEstimating ? "Calculando…" : "A calcular"}
      couponField={coupon === "idle" ? <IdleCoupon /> : coupon && <CouponField {...coupon} />}
      estimate={isShown ? <DeliveryEstimate estimate={estimate} /> : undefined}
    />
  );
  return (
    <SummaryView
      result={chosen}
      purchase={purchase}
      skeleton={summary(undefined)}
      failureText="O que você escolheu continua guardado, e você pode seguir com o cadastro."
    >
      {summary}
    </SummaryView>
  );
}

/** Why the coupon of the pages before is nowhere to be seen (FUN-288). */
function IdleCoupon() {
  return (
    <Text size="small" tone="soft">
      Cupons valem nos planos de 6 e 12 meses.
    </Text>
  );
}
