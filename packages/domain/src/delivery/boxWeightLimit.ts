import type { StateCode } from "../address/states.ts";

const kilogramsByState: Readonly<Record<StateCode, 1 | 2 | 3>> = {
  AC: 2,
  AL: 2,
  AM: 2,
  AP: 1,
  BA: 2,
  CE: 1,
  DF: 3,
  ES: 2,
  GO: 3,
  MA: 1,
  MG: 2,
  MS: 2,
  MT: 2,
  PA: 1,
  PB: 1,
  PE: 1,
  PI: 1,
  PR: 3,
  RJ: 2,
  RN: 1,
  RO: 1,
  RR: 2,
  RS: 2,
  SC: 2,
  SE: 1,
  SP: 3,
  TO: 1,
};

/**
 * The weight that travels free with a box, in kilograms, by destination. Applies to purchases added to a box (app, hygiene
 * pads, wet food); the freight of the monthly box itself is in `freight.ts` (MAN-411, MAN-426 to MAN-428).
 */
export function boxWeightLimitInKilograms(state: StateCode): 1 | 2 | 3 {
  return kilogramsByState[state];
}

/** The weight charged for, in grams: the part above the destination's limit (MAN-429). */
export function payingWeightInGrams(weightInGrams: number, state: StateCode): number {
  return Math.max(0, weightInGrams - boxWeightLimitInKilograms(state) * 1000);
}
