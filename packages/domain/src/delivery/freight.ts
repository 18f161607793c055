import type { StateCode } from "../address/states.ts";
import { atLeastZero, type Cents, cents, noCents, subtractCents } from "../money/cents.ts";

/** The states to which the monthly box travels free (MAN-407). */
export const freeShippingStates: readonly StateCode[] = ["SP", "RJ", "RS", "PR", "MG", "SC", "DF", "ES"];

/** What the shop pays of the freight to all other states: R$12,35 (MAN-408). */
export const shippingIncentive: Cents = cents(1235);

/** Said when a box can go to the payment only with a freight that nobody could tell. */
export const freightUnknownMessage =
  "Não deu para calcular o frete da primeira caixa. O que você preencheu continua aqui: tente de novo.";

/** The monthly box's freight: free to the free states; else the estimate minus the incentive, never below zero (MAN-410). */
export function freightOf(estimate: Cents, state: StateCode): Cents {
  return freeShippingStates.includes(state) ? noCents : atLeastZero(subtractCents(estimate, shippingIncentive));
}
