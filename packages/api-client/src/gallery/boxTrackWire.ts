import { formatBoxMonth, parseBoxMonth } from "@petbox/domain/gallery/boxMonth";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedNumber, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { decimalReais } from "../contract/money.ts";
import { optional, text } from "../contract/optional.ts";
import { optionalEnum } from "../contract/parsed.ts";

const pixels = optional(coercedNumber.check(z.positive()));

const itemNames = optional(arrayOfValid(coercedString.check(z.regex(/\S/))));

function monthIn(sent: string) {
  const month = parseBoxMonth(sent);
  return month.ok ? month.value : undefined;
}

const monthField = ["month", optionalEnum(monthIn, formatBoxMonth)] as const;

/** The contents of a box: the names of its items and their value. Ours and optional. */
const contentsFields = {
  items: ["items", itemNames],
  itemsValue: ["items_value", optional(decimalReais)],
} as const;

/** The contents of a box, and its month ("10-2025"). */
export const boxContentsWire = fieldMap({ month: monthField, ...contentsFields });

/** A picture of a box in its month, as a teaser of the gallery. */
export const pastBoxWire = fieldMap({ image: ["img", text], month: monthField });

/** A picture of the list; its month, its size and the contents of the box are ours and optional. */
const boxPictureWire = fieldMap({
  image: ["img", text],
  month: monthField,
  width: ["width", pixels],
  height: ["height", pixels],
  ...contentsFields,
});

/** The fields of a track of the gallery as the documents name them (MAN-188). */
export const boxTrackFields = {
  name: ["name", text],
  image: ["img", text],
  boxes: ["list", arrayOfValid(boxPictureWire)],
} as const;

export const boxTrackWire = fieldMap(boxTrackFields);
