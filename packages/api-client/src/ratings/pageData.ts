import type { BoxRating, RatedItem } from "@petbox/domain/rating/boxRating";
import { ratingPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { dayMonthYearWire } from "../boxes/dayMonthYearWire.ts";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { addIssue } from "../contract/codec.ts";
import { coercedBoolean, coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optional, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { starsSoFar } from "./starsSoFar.ts";

const shipWire = fieldMap({
  id: ["id", nullish(coercedString)],
  box: ["avaliacao", nullish(starsSoFar)],
  customerService: ["customer_service", nullish(starsSoFar)],
  logistics: ["logistics", nullish(starsSoFar)],
  createdOn: ["created_at", nullish(dayMonthYearWire)],
  petName: ["pet_name", petNameWire],
  petSex: ["pet_sex", petSexWire],
});

const itemWire = fieldMap({
  id: ["data", envelope("id", coercedString)],
  name: ["name", text],
  image: ["item_foto", nullish(coercedString)],
  rating: ["avaliacao", nullish(starsSoFar)],
  shipmentId: ["to_ship", nullish(coercedString)],
});

const ratingDataWire = z.codec(
  fieldMap({
    ship: ["ship", shipWire],
    items: ["items", arrayOfValid(itemWire)],
    /** Ours, as the shipment's id. */
    rated: ["already_rated", optional(coercedBoolean)],
  }),
  z.custom<BoxRating>(),
  {
    decode({ ship: { id, petName, petSex, ...ship }, items, rated }, context) {
      const shipmentId = id ?? items.find((item) => item.shipmentId !== undefined)?.shipmentId;
      if (shipmentId === undefined) return addIssue(context, "the id of the shipment", "ship");
      return {
        ...ship,
        shipmentId,
        pet: { name: petName, sex: petSex },
        items: items.map(({ shipmentId: _shipmentId, ...item }): RatedItem => item),
        // The last step sends both of its stars, and completes the rating.
        rated: rated ?? (ship.customerService !== undefined && ship.logistics !== undefined),
      };
    },
    encode: ({ shipmentId, pet, items, rated, ...ship }) => ({
      ship: omitUndefined({ ...ship, id: shipmentId, petName: pet.name, petSex: pet.sex }),
      items: items.map((item) => omitUndefined({ ...item, shipmentId })),
      rated,
    }),
  },
);

/** The data of a BOX's rating page (SUB-124, SUB-125): the stars given before, and whether the rating is finished. */
export const ratingPageData = pageData({
  page: ratingPaths.rating,
  schema: ratingDataWire,
});
