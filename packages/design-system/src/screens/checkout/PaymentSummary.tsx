import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import type { Cents } from "@petbox/domain/money/cents";
import type { Commitment } from "@petbox/domain/plan/commitment";
import type { ReactNode } from "react";
import { CommitmentSummary } from "../../components/commerce/CommitmentSummary/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { MissingPlan, type NoPlan } from "./MissingPlan.tsx";
import { chargeText } from "./PlanPrice.tsx";
import { type Chosen, PlanSummary } from "./PlanSummary.tsx";

/** What is known of what is being paid; the freight is that of one box, absent while unknown. */
export type PaidSummary =
  | NoPlan
  | { readonly kind: "loading" }
  | ({
      readonly kind: "ready";
      readonly freight: Cents | undefined;
      readonly commitment: Commitment;
      /** When the first box arrives, once the carrier has said it. */
      readonly firstBox: DeliveryWindow | undefined;
    } & Chosen);

export interface PaymentSummaryProps {
  readonly summary: PaidSummary;
}

/** What is being paid: plan, price and shipping. Not knowing it hinders nobody from paying: the server decides. */
export function PaymentSummary({ summary }: PaymentSummaryProps) {
  switch (summary.kind) {
    case "loading":
      return <PlanSummary chosen={undefined} freight={undefined} unsureFreight="…" />;
    case "ready":
      return (
        <Stack gap="s4">
          <PlanSummary chosen={summary} freight={summary.freight} />
          <CommitmentSummary commitment={summary.commitment} firstBox={summary.firstBox} />
        </Stack>
      );
    default:
      return <MissingPlan plan={summary} failedText="O seu plano continua guardado. Veja o preço antes de pagar." />;
  }
}

/** What is charged, in one line, to stand at the button; its place is kept while it is on its way. */
export function priceLine(summary: PaidSummary): ReactNode {
  if (summary.kind === "loading") return <Skeleton width="long" />;
  if (summary.kind !== "ready") return "Confira o resumo antes de pagar";
  return `Hoje e todo mês: ${chargeText(summary.commitment.charge, summary.freight)}`;
}
