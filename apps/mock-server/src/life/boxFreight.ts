import type { StateCode } from "@petbox/domain/address/states";
import { freightOf } from "@petbox/domain/delivery/freight";
import { type Cents, centsFromDecimal } from "@petbox/domain/money/cents";
import { freightByState } from "../seed/freight.ts";

/** What a box costs on its way to a state, in cents; zero where it travels free. */
export function boxFreightTo(state: StateCode): Cents {
  return freightOf(centsFromDecimal(freightByState[state].price), state);
}
