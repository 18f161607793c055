import type { StateCode } from "../address/states.ts";
import { type Cents, noCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { freightText, mostFreeUnits } from "./scheduledFreight.ts";
import { countedUnits, type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/** What a change of address brings to pads or food: to those whose address it is, or that travel with the box that moves. */
export interface MovedPurchase {
  readonly kind: ScheduledKind;
  readonly isWithBox: boolean;
  /** Of each shipment. */
  readonly freight: Cents;
  readonly newFreight: Cents;
  /** Of each month, with the freight. */
  readonly total: Cents;
  readonly newTotal: Cents;
}

/** What those are called that travel with the box. */
export function movedTitle({ kind }: Pick<MovedPurchase, "kind">): string {
  return `${scheduledRules[kind].title} que vão com esta caixa`;
}

/** What they cost, before and after (decision 55). */
export function movedThings({ freight, newFreight, total, newTotal }: MovedPurchase) {
  return [
    { name: "Frete de cada envio", before: freightText(freight), after: freightText(newFreight) },
    { name: "Total por mês", before: formatCents(total), after: formatCents(newTotal) },
  ];
}

/** Why they pay a freight although they travel with a box: they weigh more than goes free to that state (MAN-429). */
export function overLimitText(
  { kind, isWithBox, newFreight }: Pick<MovedPurchase, "kind" | "isWithBox" | "newFreight">,
  state: StateCode,
): string | undefined {
  if (!isWithBox || newFreight <= noCents) return undefined;
  const most = mostFreeUnits(kind, state);
  const free = most === 1 ? `${countedUnits(kind, most)} viaja` : `${countedUnits(kind, most)} viajam`;
  return `Para ${state}, até ${free} de graça com a caixa. O que passa disso paga a sua parte do frete: ${formatCents(newFreight)} por envio.`;
}
