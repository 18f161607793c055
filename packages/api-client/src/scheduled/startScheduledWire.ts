import { isStateCode, type StateCode } from "@petbox/domain/address/states";
import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { petCalledWire } from "../contract/petWire.ts";
import { nullable, parsed } from "../contract/wireValues.ts";
import { cartItemWire } from "./cartItemWire.ts";
import { scheduledProductWire } from "./scheduledItemWire.ts";

const stateWire = parsed<StateCode>((text) => (isStateCode(text) ? accepted(text) : rejected("Estado desconhecido.")));

const parcelFields = {
  state: ["shipping_state", stateWire],
  parcelPrice: ["parcel_price", centsWire],
} as const;

/** What whoever begins chooses from, by names of ours: the documents tell of the cart alone. */
export const startScheduledWire = fieldMap({
  products: ["products", z.array(scheduledProductWire)],
  cart: ["cart", z.array(cartItemWire)],
  boxes: ["boxes", z.array(fieldMap({ code: ["code", z.string()], pet: ["pet", petCalledWire], ...parcelFields }))],
  withBoxOf: ["sent_with", nullable(z.string())],
  parcel: ["parcel", nullable(fieldMap(parcelFields))],
});

/** The same as the shop knows it. */
export type StartPage = z.output<typeof startScheduledWire>;
