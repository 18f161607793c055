import type { CivilDate } from "../calendar/civilDate.ts";
import { type Species, speciesFromQuery, speciesQuery } from "../pet/species.ts";
import { galleryPaths, sitePaths } from "../site/paths.ts";
import { knownStartOf, startPath } from "../site/startPath.ts";
import { formatBoxMonth, parseBoxMonth } from "./boxMonth.ts";
import { type ExperienceTrack, experienceTracks } from "./experienceTracks.ts";

/** The selected view of the gallery. */
export interface GalleryView {
  readonly species: Species;
  /** The selected track; absent if the species has no choice. */
  readonly track?: ExperienceTrack | undefined;
  /** The month to start at; absent for the newest. */
  readonly month?: CivilDate;
}

/** The tracks to choose from in the gallery of past boxes; cats have one box and no choice (MAN-135, MAN-439). */
export function boxTracks(species: Species): readonly ExperienceTrack[] {
  return species === "dog" ? experienceTracks("dog") : [];
}

/**
 * The view that a query string selects. Missing or unknown values default to the dogs' first track and the newest box.
 * @param search the query string of the URL.
 */
export function galleryViewIn(search: string): GalleryView {
  const query = new URLSearchParams(search);
  const species = speciesFromQuery(query.get("pet")) ?? "dog";
  const tracks = boxTracks(species);
  const track = tracks.find(({ tag }) => tag === query.get("trilha")) ?? tracks[0];
  const month = parseBoxMonth(query.get("mes") ?? "");
  return { species, ...(track && { track }), ...(month.ok && { month: month.value }) };
}

/**
 * The URL that starts the funnel from the gallery: with the species and the track that the query string names, not with those that are shown
 * by default.
 */
export function nextBoxPath(search: string): `/${string}` {
  const query = new URLSearchParams(search);
  const { species, track } = galleryViewIn(search);
  if (knownStartOf(query) === undefined) return sitePaths.subscribe;
  return startPath({ species, track: track?.tag === query.get("trilha") ? track?.tag : undefined });
}

/** The URL of a view; the word for the pet is the funnel's (FUN-017). */
export function galleryPath({ species, track, month }: GalleryView): `/${string}` {
  const query = new URLSearchParams({ pet: speciesQuery(species) });
  if (track !== undefined) query.set("trilha", track.tag);
  if (month !== undefined) query.set("mes", formatBoxMonth(month));
  return `${galleryPaths.boxes}?${query}`;
}
