import { type Cep, parseCep, stateOfCep } from "@petbox/domain/address/cep";
import type { StateCode } from "@petbox/domain/address/states";
import { centerWesternCities } from "./places/centerWest.ts";
import { northernCities } from "./places/north.ts";
import { northeasternCities } from "./places/northeast.ts";
import { southernCities } from "./places/south.ts";
import { southeasternCities } from "./places/southeast.ts";
import { townsWithOneCep } from "./places/towns.ts";

export interface Street {
  /** 8 digits. */
  readonly cep: string;
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: StateCode;
}

const cities = [
  ...northernCities,
  ...northeasternCities,
  ...centerWesternCities,
  ...southeasternCities,
  ...southernCities,
];

/** Streets of every state, each with its own postcode. */
export const streets: readonly Street[] = cities.flatMap(({ city, state, streets: list }) =>
  list.map(([cep, street, neighborhood]) => ({ cep, street, neighborhood, city, state })),
);

/** Towns with one postcode for the whole of them: street and neighbourhood are empty. */
export const generalCeps: readonly Street[] = townsWithOneCep.map((town) => ({
  ...town,
  street: "",
  neighborhood: "",
}));

const known: readonly Street[] = [...streets, ...generalCeps];

const nearestInState = (cep: Cep, state: StateCode): Street | undefined => {
  const distance = (street: Street) => Math.abs(Number(street.cep) - Number(cep));
  return known
    .filter((street) => street.state === state)
    .reduce<Street | undefined>(
      (nearest, street) => (nearest !== undefined && distance(nearest) <= distance(street) ? nearest : street),
      undefined,
    );
};

/**
 * The place of a postcode (8 digits, punctuation allowed). A known one gives its own street. An unknown one inside a state's range gives
 * the nearest known city of that state with street and neighbourhood empty, so that the customer types them. Undefined for a text that
 * is no postcode and for the ranges that no state has.
 */
export const placeOf = (text: string): Omit<Street, "cep"> | undefined => {
  const parsed = parseCep(text);
  if (!parsed.ok) return undefined;
  const cep = parsed.value;
  const exact = known.find((street) => street.cep === cep);
  if (exact !== undefined) {
    const { street, neighborhood, city, state } = exact;
    return { street, neighborhood, city, state };
  }
  const state = stateOfCep(cep);
  const nearest = state && nearestInState(cep, state);
  return nearest && { street: "", neighborhood: "", city: nearest.city, state: nearest.state };
};
