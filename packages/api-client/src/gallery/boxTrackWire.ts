import { formatBoxMonth, parseBoxMonth } from "@petbox/domain/gallery/boxMonth";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { absent, text, word } from "../contract/wireValues.ts";

const pixels = absent(z.number().check(z.positive()));

function monthIn(sent: string) {
  const month = parseBoxMonth(sent);
  return month.ok ? month.value : undefined;
}

/** A picture of the list; its month ("10-2025") and its size are ours, and may be left out. */
const boxPictureWire = fieldMap({
  image: ["img", text],
  month: ["month", word(monthIn, formatBoxMonth)],
  width: ["width", pixels],
  height: ["height", pixels],
});

/** The fields of a track of the gallery as the documents name them (MAN-188). */
export const boxTrackFields = {
  name: ["name", z.string()],
  image: ["img", text],
  boxes: ["list", z.array(boxPictureWire)],
} as const;

export const boxTrackWire = fieldMap(boxTrackFields);
