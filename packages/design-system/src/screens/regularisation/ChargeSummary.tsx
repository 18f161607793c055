import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import type { ComparisonRow } from "@petbox/domain/money/comparisonRow";
import { formatCents } from "@petbox/domain/money/format";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

/** Name of a card that is not entered yet. */
export const newCardName = "Novo cartão";

interface ChargeSummaryProps {
  readonly debt: OverdueCharge;
  /** The card that is charged now; undefined if unknown. */
  readonly from: string | undefined;
  /** The selected card. */
  readonly to: string;
}

/** The charged amount, the card, and the effects, before confirmation (decision 55). */
export function ChargeSummary({ debt, from, to }: ChargeSummaryProps) {
  const { amount, nextTryOn, nextCharge, endOfTerm } = debt;
  const rows: readonly ComparisonRow[] = [
    { name: "Cobrado hoje", before: "Nada", after: formatCents(amount) },
    { name: "Em aberto", before: formatCents(amount), after: "Nada" },
    {
      name: "Próxima cobrança",
      before:
        nextTryOn === undefined
          ? "Só depois deste pagamento"
          : `Nova tentativa de ${formatCents(amount)} em ${formatBrazilianDate(nextTryOn)}`,
      after: whatFollows(nextCharge),
    },
    ...(endOfTerm === undefined
      ? []
      : [
          {
            name: "Fim do período",
            before: formatBrazilianDate(endOfTerm.now),
            after: formatBrazilianDate(endOfTerm.oncePaid),
          },
        ]),
    ...(from === undefined ? [] : [{ name: "Cartão das cobranças", before: from, after: to }]),
  ];
  return (
    <Stack gap="s3">
      <BeforeAfter
        title="O que muda com este pagamento"
        rows={rows}
        texts={{ beforeLabel: "Agora", afterLabel: "Depois de pagar" }}
      />
      <Text role="status" weight="semibold">
        {`Cobramos ${formatCents(amount)} hoje no ${to === newCardName ? "cartão novo" : to}.`}
      </Text>
    </Stack>
  );
}

function whatFollows(nextCharge: OverdueCharge["nextCharge"]): string {
  if (nextCharge === null) return "Nenhuma";
  if (nextCharge === undefined) return "Na data de sempre";
  return `${formatCents(nextCharge.amount)} em ${formatBrazilianDate(nextCharge.on)}`;
}
