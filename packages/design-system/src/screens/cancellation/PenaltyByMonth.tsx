import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import type { CancellationMonth } from "@petbox/domain/cancellation/cancellationTerms";
import { formatCents } from "@petbox/domain/money/format";
import { Months } from "./CancelTerms.styles.ts";

/** The penalty for each remaining month of the term, starting with the current one. */
export function PenaltyByMonth({ byMonth }: { readonly byMonth: readonly CancellationMonth[] }) {
  return (
    <Months>
      <caption>Mês a mês</caption>
      <thead>
        <tr>
          <th scope="col">Pedindo no mês</th>
          <th scope="col">Pago até</th>
          <th scope="col">Multa</th>
        </tr>
      </thead>
      <tbody>
        {byMonth.map(({ month, paidUntil, penalty }, place) => (
          <tr key={month}>
            <th scope="row">{place === 0 ? `${month === 0 ? "antes do 1º" : month} (agora)` : month}</th>
            <td>{paidUntil === undefined ? "em aberto" : formatBrazilianDate(paidUntil)}</td>
            <td>{penalty === 0 ? "Nada" : formatCents(penalty)}</td>
          </tr>
        ))}
      </tbody>
    </Months>
  );
}
