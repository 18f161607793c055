import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { instalmentOf, isDue, type OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import { ofPet } from "@petbox/domain/pet/phrases";
import { planNameFrom } from "@petbox/domain/plan/planName";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { PaymentFacts } from "../../components/payment/QrPanel/PaymentFacts.tsx";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

export interface DebtCardProps {
  /** Code of the subscription. */
  readonly subscription: string;
  /** Undefined while loading, and if it could not be read. */
  readonly debt: OverdueCharge | undefined;
  readonly isLoading: boolean;
  /**
   * Whether the payment panel shows the amount, with the code to pay it.
   * @default false
   */
  readonly isAmountShown?: boolean | undefined;
}

/** The debt: plan, amount and instalments (SUB-032, SUB-373, SUB-374), or its skeleton. */
export function DebtCard({ subscription, debt, isLoading, isAmountShown = false }: DebtCardProps) {
  if (debt === undefined && !isLoading) return null;
  return (
    <Card aria-busy={debt === undefined}>
      <Stack gap="s4">
        <Heading headingLevel={2}>{debt?.pet ? `Assinatura ${ofPet(debt.pet)}` : "Sua assinatura"}</Heading>
        {debt === undefined ? (
          <FactsSkeleton />
        ) : (
          <PaymentFacts facts={factsOf(debt, subscription, isAmountShown)} wide />
        )}
      </Stack>
    </Card>
  );
}

function factsOf(debt: OverdueCharge, subscription: string, isAmountShown: boolean) {
  const { amount, parcels, plan, dueOn } = debt;
  const instalment = instalmentOf(debt);
  const owed = isDue(debt) ? formatCents(amount) : "Nada em aberto";
  return [
    ...(isAmountShown ? [] : [{ label: "Valor em aberto", value: owed, large: true }]),
    ...(instalment === undefined || parcels === 1
      ? []
      : [{ label: "Parcelas", value: `${parcels}x de ${formatCents(instalment)}` }]),
    // Not "Venceu em": a boleto for the charge has a due date of its own.
    ...(dueOn === undefined ? [] : [{ label: "Cobrança de", value: formatBrazilianDate(dueOn) }]),
    ...(plan.name === "" ? [] : [{ label: "Plano", value: planText(plan) }]),
    { label: "Código", value: subscription },
  ];
}

/** "Anual, R$838,80 em 12x" (SUB-374): the label says already that it is a plan. */
function planText({ name, amount, parcels }: OverdueCharge["plan"]): string {
  return `${planNameFrom(name)}, ${formatCents(amount)}${parcels > 1 ? ` em ${parcels}x` : ""}`;
}

function FactsSkeleton() {
  return (
    <Stack gap="s3">
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </Stack>
  );
}
