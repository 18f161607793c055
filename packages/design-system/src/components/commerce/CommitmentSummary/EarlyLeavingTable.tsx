import { formatCents } from "@petbox/domain/money/format";
import type { MonthlyPenalty } from "@petbox/domain/plan/commitment";
import { Accordion } from "../../foundations/Accordion/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Table } from "../../foundations/Table/index.ts";
import { Text } from "../../foundations/Text/index.ts";

interface EarlyLeavingTableProps {
  title: string;
  leaving: readonly MonthlyPenalty[];
}

/** The cost of leaving, month by month, behind a disclosure. */
export function EarlyLeavingTable({ title, leaving }: EarlyLeavingTableProps) {
  return (
    <Accordion title={title}>
      <Stack gap="s3">
        <Text size="small" tone="soft">
          A multa é de 10% dos meses que faltam. Depois do último mês não há multa.
        </Text>
        <Table
          caption="Multa por mês de cancelamento"
          captionHidden
          columns={[{ label: "Cancelando no mês" }, { label: "Multa", align: "end" }]}
          rows={leaving.map(({ month, penalty }) => ({
            id: month,
            cells: [month, penalty === 0 ? "Nada" : formatCents(penalty)],
          }))}
        />
      </Stack>
    </Accordion>
  );
}
