import { addMonths, formatBrazilianDate } from "../calendar/civilDate.ts";
import { amountOn } from "../money/amountOn.ts";
import type { ComparisonRow } from "../money/comparisonRow.ts";
import { formatCents } from "../money/format.ts";
import type { RenewalTerms } from "./renewal.ts";

/** The rows of a renewal: charged today, next charge, monthly, end of the term (decision 55). */
export function renewalRows(terms: RenewalTerms): readonly ComparisonRow[] {
  const { startsOn, isChargedNow, endsOn, amount, nextInvoiceDate, expiresOn } = terms;
  const next = isChargedNow ? addMonths(startsOn, 1) : (nextInvoiceDate ?? startsOn);
  const monthly = amount === undefined ? "Uma mensalidade" : formatCents(amount);
  return [
    { name: "Cobrado hoje", before: "Nada", after: isChargedNow ? monthly : "Nada" },
    {
      name: "Próxima cobrança",
      before: nextInvoiceDate === undefined ? "Nenhuma" : formatBrazilianDate(nextInvoiceDate),
      after: nextInvoiceDate === undefined ? amountOn(amount, next) : formatBrazilianDate(next),
    },
    ...(amount === undefined || nextInvoiceDate === undefined
      ? []
      : [{ name: "Mensalidade do novo período", before: "Nenhuma", after: monthly }]),
    {
      name: "Fim do período",
      before: expiresOn === undefined ? "–" : formatBrazilianDate(expiresOn),
      after: formatBrazilianDate(endsOn),
    },
  ];
}
