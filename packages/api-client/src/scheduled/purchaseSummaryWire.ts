import type { PurchaseSummary } from "@petbox/domain/scheduled/purchaseSummary";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { petCalledWire } from "../contract/petWire.ts";
import { day, mark, nullable, wholeNumber } from "../contract/wireValues.ts";
import { cartItemFields } from "./cartItemWire.ts";

const stillInCartWire = fieldMap({
  kind: ["kind", z.enum(["hygiene", "wet-food"])],
  quantity: ["quantity", wholeNumber],
});

/**
 * What is being bought of pads or food: an addition of this shop's to the plan in the session, by the names that the
 * documents give a subscription to it (MAN-147).
 */
export const purchaseSummaryWire = z.codec(
  fieldMap({
    items: [
      "items",
      z.array(fieldMap({ ...cartItemFields, image: ["image", nullable(z.string())], isGone: ["sold_out", mark] })),
    ],
    isStandalone: ["avulso", mark],
    sentWith: ["sub_with", nullable(petCalledWire)],
    firstShipmentOn: ["next_env_date", day],
    stillInCart: ["still_in_cart", nullable(stillInCartWire)],
  }),
  z.custom<PurchaseSummary>(),
  {
    decode: ({ items, ...summary }) => ({
      ...summary,
      items: items.map(({ imageAlt = "", ...item }) => ({ ...item, imageAlt })),
    }),
    encode: ({ items, ...summary }) => known({ ...summary, items: items.map((item) => known({ ...item })) }),
  },
);
