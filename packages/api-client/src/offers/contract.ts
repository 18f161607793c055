import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { outcome } from "../contract/outcome.ts";
import { absent } from "../contract/wireValues.ts";

/** Stars from 0 to 5; what is no such number is no rating. */
const stars = z.codec(z.optional(z.nullable(z.number())), z.custom<number | undefined>(), {
  decode: (sent) => (sent != null && sent >= 0 && sent <= 5 ? sent : undefined),
  encode: (value) => value ?? null,
});

/** An offer as the documents name its fields (SUB-128); its prices are in cents. */
const offerWire = fieldMap({
  name: ["name", z.string()],
  image: ["image_item", z.string()],
  price: ["price", centsWire],
  specialPrice: ["especial_price", centsWire],
  rate: ["rate", stars],
  urlKey: ["url_key", z.string()],
});

export const clientOffersEndpoint = endpoint({
  method: "GET",
  path: "/client/offers",
  summary: "What is recommended to a subscriber, at the subscribers' prices (SUB-301)",
  reply: outcome({ offers: ["data", absent(z.array(offerWire))] }),
});
