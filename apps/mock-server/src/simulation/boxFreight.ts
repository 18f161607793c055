import type { StateCode } from "@petbox/domain/address/states";
import { freightOf } from "@petbox/domain/delivery/freight";
import type { Cents } from "@petbox/domain/money/cents";
import { parcelPriceTo } from "../seed/freight.ts";

/** The freight of a box to a state, in cents; zero where it is free. */
export function boxFreightTo(state: StateCode): Cents {
  return freightOf(parcelPriceTo(state), state);
}
