import type { StateCode } from "../address/states.ts";

/** In every other state the limit is one kilogram. */
const statesByKilograms: Readonly<Record<2 | 3, readonly StateCode[]>> = {
  3: ["SP", "PR", "DF", "GO"],
  2: ["RJ", "MG", "RS", "SC", "BA", "ES", "MS", "MT", "AM", "AL", "AC", "RR"],
};

/**
 * The weight that travels free with a box, in kilograms, by destination. Applies to purchases added to a box (app, hygiene
 * pads, wet food); the freight of the monthly box itself is in `freight.ts` (MAN-411, MAN-426 to MAN-428).
 */
export function boxWeightLimitInKilograms(state: StateCode): 1 | 2 | 3 {
  if (statesByKilograms[3].includes(state)) return 3;
  return statesByKilograms[2].includes(state) ? 2 : 1;
}

/** The weight charged for, in grams: the part above the destination's limit (MAN-429). */
export function payingWeightInGrams(weightInGrams: number, state: StateCode): number {
  return Math.max(0, weightInGrams - boxWeightLimitInKilograms(state) * 1000);
}
