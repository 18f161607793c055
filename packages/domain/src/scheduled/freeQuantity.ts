import type { StateCode } from "../address/states.ts";
import { type AllowedQuantities, quantityAbove } from "../quantity/allowedQuantities.ts";
import { mostFreeUnits, travelsFree } from "./scheduledFreight.ts";
import { isForSale, type ScheduledProduct, startQuantities } from "./scheduledItem.ts";
import { type ScheduledKind, scheduledRules } from "./scheduledKinds.ts";

/**
 * The largest quantity of a kind that can be put in the cart and travels free with a box to a state; zero if the smallest one is too heavy.
 * Quantities of several products add up.
 */
export function freeQuantity(kind: ScheduledKind, state: StateCode, products: readonly ScheduledProduct[]): number {
  const most = mostFreeUnits(kind, state);
  const totals = products.filter(isForSale).reduce<ReadonlySet<number>>(
    (before, product) => {
      const own = [0, ...quantitiesUpTo(startQuantities(product), most)];
      const sums = Array.from(before).flatMap((total) => own.map((quantity) => total + quantity));
      return new Set(sums.filter((total) => total <= most));
    },
    new Set([0]),
  );
  return Math.max(...totals);
}

/** What travels free with a box to a state, in a sentence. */
export function freeQuantityText(kind: ScheduledKind, state: StateCode, products: readonly ScheduledProduct[]): string {
  const most = freeQuantity(kind, state, products);
  const { many } = scheduledRules[kind].unit;
  if (most === 0) return `Na caixa para ${state}, você paga só a parte do frete que cabe aos ${many}.`;
  return `Até ${travelsFree(kind, most)} para ${state}; do que passa disso, você paga só o frete proporcional.`;
}

function quantitiesUpTo(allowed: AllowedQuantities, most: number): readonly number[] {
  const next = quantityAbove(allowed, 0);
  const quantities: number[] = [];
  for (let each = next; each !== undefined && each <= most; each = quantityAbove(allowed, each)) quantities.push(each);
  return quantities;
}
