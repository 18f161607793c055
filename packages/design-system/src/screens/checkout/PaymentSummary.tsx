import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import { type Cents, noCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { Commitment } from "@petbox/domain/plan/commitment";
import type { ChosenPlan } from "@petbox/domain/plan/offer";
import { planLengthLabels } from "@petbox/domain/plan/planLength";
import type { ReactNode } from "react";
import { CommitmentSummary } from "../../components/CommitmentSummary/index.ts";
import { PriceBlock } from "../../components/PriceBlock/index.ts";
import { Skeleton } from "../../components/Skeleton/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { SummaryCard } from "../../components/SummaryCard/index.ts";
import { Text } from "../../components/Text/index.ts";
import { PriceOnItsWay } from "./PriceOnItsWay.tsx";

/** What is known of what is being paid; the freight is that of one box, absent while unknown. */
export type PaidSummary =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      readonly plan: ChosenPlan;
      readonly freight: Cents | undefined;
      readonly commitment: Commitment;
      /** When the first box arrives, once the carrier has said it. */
      readonly firstBox: DeliveryWindow | undefined;
    }
  | { readonly status: "unknown" };

export interface PaymentSummaryProps {
  readonly summary: PaidSummary;
}

/** What is being paid: plan, price and shipping. Not knowing it hinders nobody from paying: the server decides. */
export function PaymentSummary({ summary }: PaymentSummaryProps) {
  if (summary.status === "unknown") return null;
  if (summary.status === "loading") return <SummaryOnItsWay />;
  const { plan, freight, commitment, firstBox } = summary;
  return (
    <Stack gap="s4">
      <SummaryCard
        plan={planLengthLabels[plan.length]}
        validity={plan.length === 1 ? "1 mês, renovado a cada mês" : `${plan.length} meses`}
        firstBoxShipping={freightText(freight)}
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
      <CommitmentSummary commitment={commitment} firstBox={firstBox} />
    </Stack>
  );
}

function freightText(freight: Cents | undefined): string {
  if (freight === undefined) return "A calcular";
  return freight === noCents ? "Frete Grátis" : formatCents(freight);
}

/** The summary's own size, so that nothing moves when it is here. */
function SummaryOnItsWay() {
  return <SummaryCard aria-busy plan="…" validity="…" firstBoxShipping="…" price={<PriceOnItsWay />} />;
}

/** The same in one line, to stand at the button on a phone; its place is kept while it is on its way. */
export function priceLine(summary: PaidSummary): ReactNode {
  if (summary.status === "loading") return <Skeleton width="long" />;
  if (summary.status === "unknown") return "Confira os dados antes de pagar";
  const { plan } = summary;
  return `Plano ${planLengthLabels[plan.length]}: ${formatCents(plan.monthlyPrice)} por mês`;
}
