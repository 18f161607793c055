import { type Cents, noCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ChosenPlan } from "@petbox/domain/plan/offer";
import { planLengthLabels } from "@petbox/domain/plan/planLength";
import { PriceBlock } from "../../components/PriceBlock/index.ts";
import { Skeleton } from "../../components/Skeleton/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { SummaryCard } from "../../components/SummaryCard/index.ts";
import { Text } from "../../components/Text/index.ts";

/** What is known of what is being paid; the freight is that of one box, absent while unknown. */
export type PaidSummary =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly plan: ChosenPlan; readonly freight: Cents | undefined }
  | { readonly status: "unknown" };

export interface PaymentSummaryProps {
  readonly summary: PaidSummary;
}

/** What is being paid: plan, price and shipping. Not knowing it hinders nobody from paying: the server decides. */
export function PaymentSummary({ summary }: PaymentSummaryProps) {
  if (summary.status === "unknown") return null;
  if (summary.status === "loading") return <Skeleton shape="card" />;
  const { plan, freight } = summary;
  return (
    <SummaryCard
      plan={planLengthLabels[plan.length]}
      validity={plan.length === 1 ? "1 mês, renovado a cada mês" : `${plan.length} meses`}
      {...(freight === undefined
        ? {}
        : { firstBoxShipping: freight === noCents ? "Frete Grátis" : formatCents(freight) })}
      price={
        <Stack gap="s2">
          <PriceBlock price={plan.monthlyPrice} />
          {plan.length === 1 ? null : (
            <Text tone="soft" numeric>
              Total do plano: {formatCents(plan.total)}
            </Text>
          )}
        </Stack>
      }
    />
  );
}

/** The same in one line, to stand at the button on a phone. */
export function priceLine(summary: PaidSummary): string | undefined {
  if (summary.status !== "ready") return undefined;
  const { plan } = summary;
  return `Plano ${planLengthLabels[plan.length]}: ${formatCents(plan.monthlyPrice)} por mês`;
}
