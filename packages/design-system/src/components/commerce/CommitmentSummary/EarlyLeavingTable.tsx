import { formatCents } from "@petbox/domain/money/format";
import type { MonthlyPenalty } from "@petbox/domain/plan/commitment";
import { useFormat } from "../../../texts/useFormat.ts";
import { Accordion } from "../../foundations/Accordion/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Table } from "../../foundations/Table/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import type { CommitmentSummaryTexts } from "./commitmentSummaryTexts.ts";

interface EarlyLeavingTableProps {
  texts: CommitmentSummaryTexts;
  leaving: readonly MonthlyPenalty[];
}

/** The cost of leaving, month by month, behind a disclosure. */
export function EarlyLeavingTable({ texts, leaving }: EarlyLeavingTableProps) {
  const money = useFormat("money", formatCents);
  return (
    <Accordion title={texts.leavingTitle}>
      <Stack gap="s3">
        <Text size="small" tone="soft">
          {texts.leavingText}
        </Text>
        <Table
          caption={texts.tableCaption}
          captionHidden
          columns={[{ label: texts.monthLabel }, { label: texts.penaltyLabel, align: "end" }]}
          rows={leaving.map(({ month, penalty }) => ({
            id: month,
            cells: [month, penalty === 0 ? texts.noPenaltyLabel : money(penalty)],
          }))}
        />
      </Stack>
    </Accordion>
  );
}
