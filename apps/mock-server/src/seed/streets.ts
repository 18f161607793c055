import { type Cep, parseCep, stateOfCep } from "@petbox/domain/address/cep";
import { type StateCode, stateCodes } from "@petbox/domain/address/states";
import * as z from "zod/mini";
import places from "./places.json" with { type: "json" };

export interface Street {
  /** 8 digits. */
  readonly cep: string;
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: StateCode;
}

const row = z.tuple([z.string(), z.string(), z.string(), z.string(), z.enum(stateCodes)]);

/**
 * Streets of every state, each with its own CEP, and towns with one CEP for all their streets: there the customer
 * types street and neighbourhood, which are empty here.
 */
export const streets: readonly Street[] = z
  .parse(z.array(row), places)
  .map(([cep, street, neighborhood, city, state]) => ({ cep, street, neighborhood, city, state }));

const nearestInState = (cep: Cep, state: StateCode): Street | undefined => {
  const distance = (street: Street) => Math.abs(Number(street.cep) - Number(cep));
  return streets
    .filter((street) => street.state === state)
    .reduce<Street | undefined>(
      (nearest, street) => (nearest !== undefined && distance(nearest) <= distance(street) ? nearest : street),
      undefined,
    );
};

/**
 * The place of a CEP (8 digits, punctuation allowed): its street if known, otherwise the nearest known city of its state
 * with an empty street and neighbourhood, which the customer types. Undefined for an invalid CEP or one outside every
 * state's range.
 */
export const placeOf = (text: string): Omit<Street, "cep"> | undefined => {
  const parsed = parseCep(text);
  if (!parsed.ok) return undefined;
  const cep = parsed.value;
  const exact = streets.find((street) => street.cep === cep);
  if (exact !== undefined) {
    const { street, neighborhood, city, state } = exact;
    return { street, neighborhood, city, state };
  }
  const state = stateOfCep(cep);
  const nearest = state && nearestInState(cep, state);
  return nearest && { street: "", neighborhood: "", city: nearest.city, state: nearest.state };
};
