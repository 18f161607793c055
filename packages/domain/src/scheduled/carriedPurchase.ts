import { freightText } from "../delivery/freight.ts";
import { addCents, type Cents, zeroCents } from "../money/cents.ts";
import type { ComparisonRow } from "../money/comparisonRow.ts";
import { formatCents } from "../money/format.ts";
import { type ScheduledKind, scheduledKinds, scheduledRules } from "./scheduledKinds.ts";

/** Pads or food that travel with a box, and the freight of each shipment once that box has ended (decision 79). */
export interface CarriedPurchase {
  readonly kind: ScheduledKind;
  readonly freight: Cents;
  readonly freightAlone: Cents;
}

/** The monthly freight of each kind, with the box and without it. */
export function carriedPurchaseRows(purchases: readonly CarriedPurchase[]): readonly ComparisonRow[] {
  return totalsOf(purchases).map(({ kind, freight, freightAlone }) => ({
    name: `Frete por mês: ${scheduledRules[kind].name}`,
    before: freightText(freight),
    after: `${freightText(freightAlone)}, em envio avulso`,
  }));
}

/** What the end of the box means for the purchases that travel with it; undefined without any. */
export function carriedPurchaseText(purchases: readonly CarriedPurchase[]): string | undefined {
  if (purchases.length === 0) return undefined;
  const kinds = totalsOf(purchases).map(
    ({ kind, freightAlone }) => `${scheduledRules[kind].name}, ${formatCents(freightAlone)}`,
  );
  return `Continuam chegando todo mês. Depois da última caixa, vão em envio avulso e pagam frete: ${kinds.join("; ")} por mês. O que já foi cobrado não muda.`;
}

/** One entry per kind: each purchase is sent once a month. */
function totalsOf(purchases: readonly CarriedPurchase[]): readonly CarriedPurchase[] {
  return scheduledKinds.flatMap((kind) => {
    const own = purchases.filter((each) => each.kind === kind);
    const sum = (freights: readonly Cents[]) => freights.reduce((one, other) => addCents(one, other), zeroCents);
    return own.length === 0
      ? []
      : [
          {
            kind,
            freight: sum(own.map(({ freight }) => freight)),
            freightAlone: sum(own.map((each) => each.freightAlone)),
          },
        ];
  });
}
