import { isStateCode, type StateCode } from "@petbox/domain/address/states";
import { accepted, rejected } from "@petbox/domain/result";
import type * as z from "zod/mini";
import { walletWire } from "../cards/walletWire.ts";
import { arrayOfValid, strictArray } from "../contract/arrayOfValid.ts";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, optional, strictNullish } from "../contract/optional.ts";
import { parsed } from "../contract/parsed.ts";
import { namedPetWire } from "../contract/petWire.ts";
import { cartItemWire } from "./cartItemWire.ts";
import { scheduledProductWire } from "./scheduledItemWire.ts";

const stateWire = parsed<StateCode>((text) => (isStateCode(text) ? accepted(text) : rejected("Estado desconhecido.")));

const parcelFields = {
  state: ["shipping_state", stateWire],
  parcelPrice: ["parcel_price", centsWire],
} as const;

/** The start page's data. The names are ours, except for the cart's. */
export const startScheduledWire = fieldMap({
  products: ["products", arrayOfValid(scheduledProductWire)],
  cart: ["cart", strictArray(cartItemWire)],
  boxes: [
    "boxes",
    arrayOfValid(fieldMap({ code: ["code", coercedString], pet: ["pet", namedPetWire], ...parcelFields })),
  ],
  withBoxOf: ["sent_with", nullish(coercedString)],
  parcel: ["parcel", strictNullish(fieldMap(parcelFields))],
  // Optional: only a server that subscribes with a stored card lists the customer's.
  cards: ["payable_with", optional(arrayOfValid(walletWire))],
});

/** The decoded data. */
export type StartPage = z.output<typeof startScheduledWire>;
