import type { CivilDate } from "../calendar/civilDate.ts";
import type { Species } from "../pet/species.ts";
import { newestFirst } from "./boxMonth.ts";
import type { GalleryView } from "./galleryView.ts";

/** A picture of a box gone by. */
export interface BoxPicture {
  /** Its address. */
  readonly image: string;
  /** Any day of the month whose box it was; absent where the server does not say. */
  readonly month?: CivilDate;
  /** Its real size in pixels; absent where the server does not say. */
  readonly width?: number;
  readonly height?: number;
}

/** A track as the gallery has it (MAN-188). */
export interface BoxTrack {
  readonly name: string;
  readonly image: string;
  readonly boxes: readonly BoxPicture[];
}

/** All boxes gone by: of dogs by their tracks, of cats in one set (MAN-439). */
export type PastBoxes = Readonly<Record<Species, readonly BoxTrack[]>>;

/** The boxes that a view of the gallery shows, the newest first (MAN-139); none where the server has no such track. */
export function boxesIn(past: PastBoxes, { species, track }: GalleryView): readonly BoxPicture[] {
  const own = past[species];
  const shown = track === undefined ? own[0] : own.find(({ name }) => name === track.name);
  return newestFirst(shown?.boxes ?? []);
}

/** The place of a month's box among them, from 0; the first where there is none of that month. */
export function placeOfMonth(boxes: readonly BoxPicture[], month: CivilDate | undefined): number {
  if (month === undefined) return 0;
  const ofMonth = (date: CivilDate) => date.slice(0, "yyyy-mm".length);
  return Math.max(
    boxes.findIndex((box) => box.month !== undefined && ofMonth(box.month) === ofMonth(month)),
    0,
  );
}
