import { formatCents } from "@petbox/domain/money/format";
import type { MonthlyPenalty } from "@petbox/domain/plan/commitment";
import { Text } from "../../foundations/Text/index.ts";
import { Leaving } from "./CommitmentSummary.styles.ts";

interface EarlyLeavingTableProps {
  title: string;
  leaving: readonly MonthlyPenalty[];
}

/** The cost of leaving, month by month, behind a disclosure. */
export function EarlyLeavingTable({ title, leaving }: EarlyLeavingTableProps) {
  return (
    <Leaving title={title}>
      <Text size="small" tone="soft">
        A multa é de 10% dos meses que faltam. Depois do último mês não há multa.
      </Text>
      <table>
        <thead>
          <tr>
            <th scope="col">Cancelando no mês</th>
            <th scope="col">Multa</th>
          </tr>
        </thead>
        <tbody>
          {leaving.map(({ month, penalty }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{penalty === 0 ? "Nada" : formatCents(penalty)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Leaving>
  );
}
