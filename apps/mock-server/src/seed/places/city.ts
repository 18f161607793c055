import type { StateCode } from "@petbox/domain/address/states";

/** One city and some of its streets: postcode (8 digits), street, neighbourhood. */
export interface City {
  readonly state: StateCode;
  readonly city: string;
  readonly streets: readonly (readonly [cep: string, street: string, neighborhood: string])[];
}
