import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import type { CancellationMonth } from "@petbox/domain/cancellation/cancellationTerms";
import { formatCents } from "@petbox/domain/money/format";
import { Table, type TableRow } from "../../components/foundations/Table/index.ts";

const columns = [{ label: "Pedindo no mês" }, { label: "Pago até" }, { label: "Multa", align: "end" }] as const;

/** The penalty for each remaining month of the term, starting with the current one. */
export function PenaltyByMonth({ byMonth }: { readonly byMonth: readonly CancellationMonth[] }) {
  return <Table caption="Mês a mês" columns={columns} rows={byMonth.map(rowOf)} />;
}

function rowOf({ month, paidUntil, penalty }: CancellationMonth, place: number): TableRow {
  const name = place === 0 ? `${month === 0 ? "antes do 1º" : month} (agora)` : month;
  const end = paidUntil === undefined ? "em aberto" : formatBrazilianDate(paidUntil);
  return { id: month, cells: [name, end, penalty === 0 ? "Nada" : formatCents(penalty)], current: place === 0 };
}
