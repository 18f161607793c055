import { formatCents } from "@petbox/domain/money/format";
import { debtRows } from "@petbox/domain/payment/debtRows";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

interface ChargeSummaryProps {
  readonly debt: OverdueCharge;
  /** The card that is charged now; undefined if unknown. */
  readonly from: string | undefined;
  /** The selected stored card; undefined for a new one. */
  readonly to: string | undefined;
}

/** The charged amount, the card, and the effects, before confirmation (decision 55). */
export function ChargeSummary({ debt, from, to }: ChargeSummaryProps) {
  return (
    <Stack gap="s3">
      <BeforeAfter
        title="O que muda com este pagamento"
        rows={debtRows(debt, { from, to })}
        texts={{ beforeLabel: "Agora", afterLabel: "Depois de pagar" }}
      />
      <Text weight="semibold">{chargedTodayText(debt, to)}</Text>
    </Stack>
  );
}

/** What is charged today. @param to the selected stored card; undefined for a new one. */
export function chargedTodayText({ amount }: Pick<OverdueCharge, "amount">, to: string | undefined): string {
  return `Cobramos ${formatCents(amount)} hoje no ${to ?? "cartão novo"}.`;
}
