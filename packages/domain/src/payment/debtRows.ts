import { formatBrazilianDate } from "../calendar/civilDate.ts";
import { amountOn } from "../money/amountOn.ts";
import type { ComparisonRow } from "../money/comparisonRow.ts";
import { formatCents } from "../money/format.ts";
import type { OverdueCharge } from "./overdueCharge.ts";

/** Name of a card that is not entered yet. */
export const newCardName = "Novo cartão";

/** The card of the charges, by name. */
interface ChargedCards {
  /** The card that is charged now; undefined if unknown. */
  readonly from: string | undefined;
  /** The stored card that pays; undefined for a new one. */
  readonly to: string | undefined;
}

type Debt = Pick<OverdueCharge, "amount" | "nextTryOn" | "nextCharge" | "endOfTerm">;

/** The rows of a payment of a debt: charged today, still open, next charge, end of the term, card (decision 55). */
export function debtRows(debt: Debt, { from, to }: ChargedCards): readonly ComparisonRow[] {
  const { amount, nextTryOn, nextCharge, endOfTerm } = debt;
  return [
    { name: "Cobrado hoje", before: "Nada", after: formatCents(amount) },
    { name: "Em aberto", before: formatCents(amount), after: "Nada" },
    {
      name: "Próxima cobrança",
      before:
        nextTryOn === undefined ? "Só depois deste pagamento" : `Nova tentativa de ${amountOn(amount, nextTryOn)}`,
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
    ...(from === undefined ? [] : [{ name: "Cartão das cobranças", before: from, after: to ?? newCardName }]),
  ];
}

function whatFollows(nextCharge: OverdueCharge["nextCharge"]): string {
  if (nextCharge === null) return "Nenhuma";
  if (nextCharge === undefined) return "Na data de sempre";
  const charge = amountOn(nextCharge.amount, nextCharge.on);
  return nextCharge.isPenalty ? `Multa: ${charge}` : charge;
}
