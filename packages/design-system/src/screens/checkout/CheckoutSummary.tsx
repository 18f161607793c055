import type { Cents } from "@petbox/domain/money/cents";
import { divideCents, noCents, subtractCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ChosenPlan } from "@petbox/domain/plan/offer";
import { Alert } from "../../components/Alert/index.ts";
import { Button } from "../../components/Button/index.ts";
import { CouponField, type CouponFieldProps } from "../../components/CouponField/index.ts";
import { DeliveryEstimate, type DeliveryEstimateState } from "../../components/DeliveryEstimate/index.ts";
import { LinkButton } from "../../components/LinkButton/index.ts";
import { PriceBlock } from "../../components/PriceBlock/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { SummaryCard } from "../../components/SummaryCard/index.ts";
import { Text } from "../../components/Text/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import { PriceOnItsWay } from "./PriceOnItsWay.tsx";

/** How the reading of the chosen plan goes; `none` when the server knows of no plan any more. */
export type SummaryPlan =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | { readonly kind: "none"; readonly choosePlanHref: string }
  | { readonly kind: "ready"; readonly plan: ChosenPlan };

/** What is known of the first box's way; its freight in cents once it is sure. */
export interface SummaryDelivery {
  /** Undefined where there is nothing to show: a failed estimate is not shown (MAN-393). */
  readonly estimate: DeliveryEstimateState | undefined;
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
  if (plan.kind === "failed" || plan.kind === "none") return <MissingPlan plan={plan} />;
  const chosen = plan.kind === "ready" ? plan.plan : undefined;
  return (
    <SummaryCard
      aria-busy={chosen === undefined}
      plan={chosen?.name ?? "…"}
      validity={chosen ? monthsText(chosen.length) : "…"}
      firstBoxShipping={shippingText(delivery)}
      price={chosen ? <Price plan={chosen} /> : <PriceOnItsWay />}
      couponField={coupon && <CouponField {...coupon} />}
      estimate={delivery.estimate && <DeliveryEstimate estimate={delivery.estimate} />}
    />
  );
}

/** "12 meses", "1 mês" (MAN-087). */
function monthsText(months: number): string {
  return months === 1 ? "1 mês" : `${months} meses`;
}

function shippingText({ estimate, freight }: SummaryDelivery): string {
  if (freight !== undefined) return freight <= 0 ? "Frete Grátis" : formatCents(freight);
  if (estimate?.kind === "loading") return "Calculando…";
  return "A calcular";
}

/** A month of the plan and the whole term, each with what it was before the coupon. */
function Price({ plan }: { plan: ChosenPlan }) {
  const { length, monthlyPrice, total, totalBefore } = plan;
  const discount = totalBefore === undefined ? noCents : subtractCents(totalBefore, total);
  return (
    <Stack gap="s2">
      <PriceBlock
        price={monthlyPrice}
        dashedPrice={totalBefore && divideCents(totalBefore, length)}
        discount={discount}
      />
      {length === 1 ? null : (
        <Text tone="soft" numeric>
          {"Total do plano: "}
          {discount > 0 && totalBefore !== undefined ? (
            <>
              <del>{formatCents(totalBefore)}</del>
              <VisuallyHidden> por</VisuallyHidden>{" "}
            </>
          ) : null}
          <strong>{formatCents(total)}</strong>
        </Text>
      )}
    </Stack>
  );
}

function MissingPlan({ plan }: { plan: Extract<SummaryPlan, { kind: "failed" | "none" }> }) {
  if (plan.kind === "none") {
    return (
      <Alert kind="warning" title="Escolha o plano de novo">
        <Stack gap="s3" align="start">
          <Text>O seu plano não está mais guardado por aqui.</Text>
          <LinkButton href={plan.choosePlanHref} variant="secondary" size="small">
            Escolher o plano
          </LinkButton>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert kind="error" title="O resumo não carregou">
      <Stack gap="s3" align="start">
        <Text>O seu plano continua guardado, e você pode seguir com o cadastro.</Text>
        <Button variant="secondary" size="small" onClick={plan.onRetry}>
          Tentar de novo
        </Button>
      </Stack>
    </Alert>
  );
}
