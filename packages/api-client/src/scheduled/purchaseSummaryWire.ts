import type { PurchaseSummary } from "@petbox/domain/scheduled/purchaseSummary";
import * as z from "zod/mini";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optionalBoolean } from "../contract/optional.ts";
import { namedPetWire } from "../contract/petWire.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";
import { wireList } from "../contract/wireList.ts";
import { cartItemFields } from "./cartItemWire.ts";

const stillInCartWire = fieldMap({
  kind: ["kind", scheduledKindWire],
  quantity: ["quantity", coercedInteger],
});

/** A purchase of pads or food: our addition to the plan in the session, with the documents' names for such a subscription (MAN-147). */
export const purchaseSummaryWire = z.codec(
  fieldMap({
    items: [
      "items",
      wireList(
        fieldMap({
          ...cartItemFields,
          image: ["image", nullish(coercedString)],
          isGone: ["sold_out", optionalBoolean],
        }),
      ),
    ],
    isStandalone: ["avulso", optionalBoolean],
    sentWith: ["sub_with", nullish(namedPetWire)],
    firstShipmentOn: ["next_env_date", optionalCivilDate],
    stillInCart: ["still_in_cart", nullish(stillInCartWire)],
  }),
  z.custom<PurchaseSummary>(),
  {
    decode: ({ items, ...summary }) => ({
      ...summary,
      items: items.map(({ imageAlt = "", ...item }) => ({ ...item, imageAlt })),
    }),
    encode: ({ items, ...summary }) =>
      omitUndefined({ ...summary, items: items.map((item) => omitUndefined({ ...item })) }),
  },
);
