import { type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import { formatBoxMonth } from "@petbox/domain/gallery/boxMonth";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { pastBoxContents } from "./pastBoxContents.ts";
import { pictureAddress } from "./pictureAddress.ts";

/** The months with photographed boxes, the oldest first: thirteen, without November 2024 (MAN-438). */
const photographed: readonly CivilDate[] = [
  ...[9, 10, 12].map((month) => civilDate(2024, month, 1)),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((month) => civilDate(2025, month, 1)),
];

/** The size of every picture of a box, in pixels. */
const size = { width: 320, height: 240 };

/** The past boxes of a track, in no particular order. @param track its tag. */
export function pastBoxesOf(species: Species, track: string): readonly BoxPicture[] {
  const contents = pastBoxContents(species, track);
  return photographed.map((month, index) => ({
    image: pictureOf(species, track, month),
    month,
    ...size,
    ...contents[index],
  }));
}

function pictureOf(species: Species, track: string, month: CivilDate): string {
  const [ofYear, year] = formatBoxMonth(month).split("-");
  return pictureAddress(`caixa-${speciesQuery(species)}-${track}-${year}-${ofYear}`);
}
