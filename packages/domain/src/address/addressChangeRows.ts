import { formatBrazilianDate } from "../calendar/civilDate.ts";
import { freightText } from "../delivery/freight.ts";
import { amountOn } from "../money/amountOn.ts";
import { zeroCents } from "../money/cents.ts";
import type { ComparisonRow } from "../money/comparisonRow.ts";
import { formatCents } from "../money/format.ts";
import type { AddressChangeSummary } from "./addressChange.ts";

const nothing = "Nada";
const noneComes = "Nenhuma";
/** Shown for a value that the server did not send. */
const unknown = "–";

/** Whether boxes move; otherwise pads or food move on their own, and the texts must not call them a box. */
export function includesBoxes({ purchases = [] }: Pick<AddressChangeSummary, "purchases">): boolean {
  return purchases.every(({ isWithBox }) => isWithBox);
}

/** The rows of a change of address: charged today, monthly, next charge, end of the term (decision 55). */
export function addressChangeRows(summary: AddressChangeSummary): readonly ComparisonRow[] {
  const { before, newFreight, newInstalment, newExpiresOn } = summary;
  const [freightName, monthName] = includesBoxes(summary)
    ? ["Frete por caixa", "Valor por mês, com o frete"]
    : ["Frete de cada envio", "Total por mês"];
  return [
    { name: "Cobrado hoje", before: nothing, after: chargedToday(summary) },
    { name: freightName, before: before ? freightText(before.freight) : unknown, after: freightText(newFreight) },
    { name: monthName, before: before ? formatCents(before.instalment) : unknown, after: formatCents(newInstalment) },
    { name: "Próxima cobrança", ...nextCharge(summary) },
    ...(newExpiresOn === undefined
      ? []
      : [
          {
            name: "Fim do período",
            before: before?.expiresOn === undefined ? unknown : formatBrazilianDate(before.expiresOn),
            after: formatBrazilianDate(newExpiresOn),
          },
        ]),
  ];
}

function chargedToday(summary: AddressChangeSummary): string {
  const { charge } = summary;
  if (charge === undefined) return nothing;
  const [one, many] = includesBoxes(summary) ? ["caixa", "caixas"] : ["envio", "envios"];
  return `${formatCents(charge.amountPerBox)} × ${charge.boxes} ${charge.boxes === 1 ? one : many} = ${formatCents(charge.total)}`;
}

function nextCharge(summary: AddressChangeSummary): Pick<ComparisonRow, "before" | "after"> {
  const { before, charge, isOverdue, newInstalment, nextInvoiceDate, nextChargeAmount, nextChargeOn } = summary;
  // Nothing is charged today if a credit covers the open charge, which is settled all the same.
  if (isOverdue && (charge ?? nextChargeOn) !== undefined)
    return { before: "A que está em aberto", after: chargeAfter(summary) };
  if (nextInvoiceDate === undefined) return { before: noneComes, after: noneComes };
  return {
    before: amountOn(before?.nextChargeAmount ?? before?.instalment, nextInvoiceDate),
    after: amountOn(nextChargeAmount ?? newInstalment, nextInvoiceDate),
  };
}

/** The charge that follows once the overdue one is paid. */
function chargeAfter({ newInstalment, nextChargeAmount, nextChargeOn }: AddressChangeSummary): string {
  if (nextChargeAmount === zeroCents) return noneComes;
  return nextChargeOn === undefined ? "Na data de sempre" : amountOn(nextChargeAmount ?? newInstalment, nextChargeOn);
}
