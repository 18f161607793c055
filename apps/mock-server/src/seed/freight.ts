import { type Cep, stateOfCep } from "@petbox/domain/address/cep";
import type { StateCode } from "@petbox/domain/address/states";
import { type Cents, centsFromDecimal } from "@petbox/domain/money/cents";

/** The carrier's price (decimal reais) and delivery time in days. */
interface FreightEstimate {
  readonly price: number;
  readonly days: number;
}

export const freightByState: Readonly<Record<StateCode, FreightEstimate>> = {
  AC: { price: 42.9, days: 12 },
  AL: { price: 31.9, days: 8 },
  AM: { price: 41.9, days: 12 },
  AP: { price: 41.9, days: 12 },
  BA: { price: 27.9, days: 7 },
  CE: { price: 31.9, days: 8 },
  DF: { price: 21.9, days: 4 },
  ES: { price: 18.9, days: 4 },
  GO: { price: 22.9, days: 5 },
  MA: { price: 34.9, days: 9 },
  MG: { price: 16.9, days: 3 },
  MS: { price: 23.9, days: 5 },
  MT: { price: 27.9, days: 7 },
  PA: { price: 37.9, days: 10 },
  PB: { price: 31.9, days: 8 },
  PE: { price: 30.9, days: 8 },
  PI: { price: 33.9, days: 9 },
  PR: { price: 16.9, days: 3 },
  RJ: { price: 14.9, days: 3 },
  RN: { price: 32.9, days: 8 },
  RO: { price: 38.9, days: 11 },
  RR: { price: 43.9, days: 13 },
  RS: { price: 19.9, days: 4 },
  SC: { price: 18.9, days: 4 },
  SE: { price: 30.9, days: 8 },
  SP: { price: 11.9, days: 2 },
  TO: { price: 29.9, days: 8 },
};

/** The estimate for a CEP, by its state; undefined for a CEP outside every state. */
export const freightEstimateOf = (cep: Cep): FreightEstimate | undefined => {
  const state = stateOfCep(cep);
  return state && freightByState[state];
};

/** The carrier's price of a parcel to a state, in cents. */
export function parcelPriceTo(state: StateCode): Cents {
  return centsFromDecimal(freightByState[state].price);
}

/** A parcel to a state, with the carrier's price. */
export function parcelTo(state: StateCode) {
  return { state, price: parcelPriceTo(state) };
}
