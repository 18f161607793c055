import { type CivilDate, formatBrazilianDate, isBefore } from "../calendar/civilDate.ts";
import { shipDate } from "../delivery/shipDate.ts";
import { amountOn } from "../money/amountOn.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import type { ComparisonRow } from "../money/comparisonRow.ts";
import { formatCents } from "../money/format.ts";
import { type CarriedPurchase, carriedPurchaseRows } from "../scheduled/carriedPurchase.ts";
import type { CancellationTerms } from "./cancellationTerms.ts";
import { type ChargeDates, chargeDay, missedMonths, monthsBetween } from "./chargeSeries.ts";

/** The fields of a subscription that determine its future if it is not cancelled. */
interface Going extends ChargeDates {
  /** The next charge, freight included. */
  readonly amount?: Cents | undefined;
  /** Whether the subscription ends with its term instead of renewing (decision 41). */
  readonly isRenewalOff: boolean;
  readonly carriedPurchases?: readonly CarriedPurchase[] | undefined;
}

/** The day a cancellation request is granted, the next business day: the subscription ends and the penalty is charged. */
export function cancellationDay(askedOn: CivilDate): CivilDate {
  return shipDate(askedOn);
}

/**
 * What a cancellation request changes: today, at the next charge, at the end of the term, and for the purchases that travel with the box
 * (decision 79). Nothing is charged on the day of the request; the penalty is charged on the day it is granted (decision 57).
 * @param today the current date in Brazil.
 */
export function cancellationRows(
  going: Going,
  { penalty, paidUntil }: Pick<CancellationTerms, "penalty" | "paidUntil">,
  today: CivilDate,
): readonly ComparisonRow[] {
  const canceled = cancellationDay(today);
  const canceledOn = formatBrazilianDate(canceled);
  return [
    { name: "Cobrado hoje", before: "Nada", after: "Nada" },
    { name: "Próxima cobrança", before: chargeText(going, today), after: penaltyText(penalty, canceledOn) },
    {
      name: "Fim do período",
      before: endText(going, today),
      after:
        paidUntil === undefined || !isBefore(canceled, paidUntil)
          ? canceledOn
          : `${canceledOn}. O que já foi pago vale até ${formatBrazilianDate(paidUntil)}`,
    },
    ...carriedPurchaseRows(going.carriedPurchases ?? []),
  ];
}

function chargeText({ amount, nextInvoiceDate }: Going, today: CivilDate): string {
  if (nextInvoiceDate === undefined) return "Nenhuma";
  if (!isBefore(nextInvoiceDate, today)) return amountOn(amount, nextInvoiceDate);
  const money = amount === undefined ? "Mensalidade" : formatCents(amount);
  return `${money}, em aberto desde ${formatBrazilianDate(nextInvoiceDate)}`;
}

function penaltyText(penalty: Cents | undefined, on: string): string {
  if (penalty === undefined) return `Só a multa, em ${on}`;
  return penalty === zeroCents ? "Nenhuma" : `Só a multa: ${formatCents(penalty)} em ${on}`;
}

/** The term is extended by the months missed while a charge is overdue. */
function endText(going: Going, today: CivilDate): string {
  const { expiresOn, isRenewalOff, nextInvoiceDate } = going;
  if (expiresOn === undefined) return "Sem data";
  const lost = missedMonths(going, today);
  // Counted in the series of the charges: a term that ends on 28 February may go on until 31 March.
  const end = nextInvoiceDate && chargeDay(going, monthsBetween(nextInvoiceDate, expiresOn) + lost);
  const on = formatBrazilianDate(lost === 0 || end === undefined ? expiresOn : end);
  const text = lost === 0 ? on : `${on}, pagando hoje o que está em aberto`;
  return isRenewalOff ? text : `${text}, com renovação automática`;
}
