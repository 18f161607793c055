import type { StateCode } from "../address/states.ts";
import { freightText } from "../delivery/freight.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { mostFreeUnits, travelsFree } from "./scheduledFreight.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/** The effects of a change of address on pads or food sent to it, on their own or with the box that moves. */
export interface MovedPurchase {
  readonly kind: ScheduledKind;
  readonly isWithBox: boolean;
  /** Whether the box that carries it ends before its next charge: the purchase then pays for its own parcel. */
  readonly isNextStandalone?: boolean;
  /** Per shipment. */
  readonly freight: Cents;
  readonly newFreight: Cents;
  /** Monthly, with freight. */
  readonly total: Cents;
  readonly newTotal: Cents;
}

/** The title of a purchase that travels with the box. */
export function movedTitle({ kind }: Pick<MovedPurchase, "kind">): string {
  return `${scheduledRules[kind].title} que vão com esta caixa`;
}

/** Its costs before and after (decision 55). */
export function movedPurchaseRows({ freight, newFreight, total, newTotal }: MovedPurchase) {
  return [
    { name: "Frete de cada envio", before: freightText(freight), after: freightText(newFreight) },
    { name: "Total por mês", before: formatCents(total), after: formatCents(newTotal) },
  ];
}

/**
 * Why a purchase pays freight although it travels with a box: its weight exceeds the state's free limit (MAN-429), or the box ends before
 * the next charge.
 */
export function carriedFreightText(
  { kind, isWithBox, isNextStandalone, newFreight }: Omit<MovedPurchase, "freight" | "total" | "newTotal">,
  state: StateCode,
): string | undefined {
  if (!isWithBox || newFreight <= zeroCents) return undefined;
  if (isNextStandalone)
    return "A caixa termina antes da próxima cobrança: a partir dela, os produtos vão em envio avulso, com frete próprio.";
  const free = travelsFree(kind, mostFreeUnits(kind, state));
  return `Para ${state}, até ${free}. Do que passa disso, você paga o frete proporcional: ${formatCents(newFreight)} por envio.`;
}
