import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import type { Species } from "../pet/species.ts";
import { newestFirst } from "./boxMonth.ts";
import type { GalleryView } from "./galleryView.ts";

/** A picture of a past box. */
export interface BoxPicture {
  /** URL of the picture. */
  readonly image: string;
  /** Any day of the box's month; absent if the server does not send it. */
  readonly month?: CivilDate;
  /** Intrinsic size in pixels; absent if the server does not send it. */
  readonly width?: number;
  readonly height?: number;
  /** Names of the items, worded for a sentence: "bolinha que apita"; absent if the server does not send them. */
  readonly items?: readonly string[];
  /** The total retail price of the items; absent if the server does not send it. */
  readonly itemsValue?: Cents;
}

/** A track with its past boxes (MAN-188). */
export interface BoxTrack {
  readonly name: string;
  readonly image: string;
  readonly boxes: readonly BoxPicture[];
}

/** All past boxes: dogs' by track, cats' in a single set (MAN-439). */
export type PastBoxes = Readonly<Record<Species, readonly BoxTrack[]>>;

/** The boxes of a view, newest first (MAN-139); empty if the server has no such track. */
export function boxesIn(past: PastBoxes, { species, track }: GalleryView): readonly BoxPicture[] {
  const own = past[species];
  const shown = track === undefined ? own[0] : own.find(({ name }) => isNameOf(track, name));
  return newestFirst(shown?.boxes ?? []);
}

/** The documents write one name as "Body Parts" and as "Body parts". */
function isNameOf(track: NonNullable<GalleryView["track"]>, name: string): boolean {
  return name.trim().toLowerCase() === track.name.toLowerCase();
}

/** The index of a month's box; 0 if none exists. */
export function placeOfMonth(boxes: readonly BoxPicture[], month: CivilDate | undefined): number {
  if (month === undefined) return 0;
  const ofMonth = (date: CivilDate) => date.slice(0, "yyyy-mm".length);
  return Math.max(
    boxes.findIndex((box) => box.month !== undefined && ofMonth(box.month) === ofMonth(month)),
    0,
  );
}
