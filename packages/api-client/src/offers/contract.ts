import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedNumber, coercedString } from "../contract/coerced.ts";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, strictOptional, text } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";

/** Stars from 0 to 5; undefined for any other value. */
const stars = nullish(coercedNumber.check(z.minimum(0), z.maximum(5)));

/** An offer as the documents name its fields (SUB-128); its prices are in cents. */
const offerWire = fieldMap({
  name: ["name", text],
  image: ["image_item", text],
  price: ["price", centsWire],
  specialPrice: ["especial_price", centsWire],
  rate: ["rate", stars],
  urlKey: ["url_key", coercedString],
});

export const clientOffersEndpoint = endpoint({
  method: "GET",
  path: "/client/offers",
  summary: "The offers for a subscriber, at the subscribers' prices (SUB-301)",
  reply: outcome({ offers: ["data", strictOptional(arrayOfValid(offerWire))] }),
});
