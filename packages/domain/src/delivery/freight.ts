import type { StateCode } from "../address/states.ts";
import { atLeastZero, type Cents, cents, subtractCents, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";

/** The states with free freight for the monthly box (MAN-407). */
export const freeShippingStates: readonly StateCode[] = ["SP", "RJ", "RS", "PR", "MG", "SC", "DF", "ES"];

/** The shop's contribution to the freight to all other states: R$12,35 (MAN-408). */
export const shippingIncentive: Cents = cents(1235);

/** Shown when the payment requires a freight that could not be calculated. */
export const freightUnknownMessage =
  "Não deu para calcular o frete da primeira caixa. O que você preencheu continua aqui: tente de novo.";

/** The monthly box's freight: zero to the free states; otherwise the estimate minus the incentive, never negative (MAN-410). */
export function freightOf(estimate: Cents, state: StateCode): Cents {
  return freeShippingStates.includes(state) ? zeroCents : atLeastZero(subtractCents(estimate, shippingIncentive));
}

/** The freight as displayed (MAN-406). */
export function freightText(freight: Cents): string {
  return freight <= zeroCents ? "Frete Grátis" : formatCents(freight);
}
