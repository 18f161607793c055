import type { BoxRating, RatedItem } from "@petbox/domain/rating/boxRating";
import { ratingPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { dayMonthYearWire } from "../boxes/dayMonthYearWire.ts";
import { fieldMap, known, under } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { mark, nullable, text } from "../contract/wireValues.ts";
import { starsSoFar } from "./starsSoFar.ts";

/** The server numbers what was in a BOX, or names it. */
const idWire = z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (id) => id });

const shipWire = fieldMap({
  id: ["id", idWire],
  box: ["avaliacao", starsSoFar],
  customerService: ["customer_service", starsSoFar],
  logistics: ["logistics", starsSoFar],
  createdOn: ["created_at", nullable(dayMonthYearWire)],
  petName: ["pet_name", petNameWire],
  petSex: ["pet_sex", petSexWire],
});

const itemWire = fieldMap({
  id: ["data", under("id", idWire)],
  name: ["name", text],
  image: ["item_foto", nullable(z.string())],
  rating: ["avaliacao", starsSoFar],
  shipmentId: ["to_ship", z.optional(z.nullable(idWire))],
});

const ratingDataWire = z.codec(
  fieldMap({ ship: ["ship", shipWire], items: ["items", z.array(itemWire)], rated: ["already_rated", mark] }),
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
      ship: known({ ...ship, id: shipmentId, petName: pet.name, petSex: pet.sex }),
      items: items.map((item) => known({ ...item, shipmentId })),
      rated,
    }),
  },
);

/** What the rating of a BOX opens with (SUB-124, SUB-125): the stars that it has so far, and whether it is done. */
export const ratingPageData = pageData({
  page: ratingPaths.rating,
  schema: ratingDataWire,
});
