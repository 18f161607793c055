import type { BoxRating, RatedItem } from "@petbox/domain/rating/boxRating";
import { ratingPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { dayMonthYearWire } from "../boxes/dayMonthYearWire.ts";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optionalBoolean, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { starsSoFar } from "./starsSoFar.ts";

const shipWire = fieldMap({
  id: ["id", coercedString],
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
    rated: ["already_rated", optionalBoolean],
  }),
  z.custom<BoxRating>(),
  {
    decode: ({ ship: { id, petName, petSex, ...ship }, items, rated }) => ({
      ...ship,
      shipmentId: id,
      pet: { name: petName, sex: petSex },
      items: items.map(({ shipmentId: _shipmentId, ...item }): RatedItem => item),
      rated,
    }),
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
