import type { CivilDate } from "../calendar/civilDate.ts";
import { type Species, speciesFromQuery, speciesQuery } from "../pet/species.ts";
import { galleryPaths } from "../site/paths.ts";
import { formatBoxMonth, parseBoxMonth } from "./boxMonth.ts";
import { boxTracks } from "./boxTracks.ts";
import type { ExperienceTrack } from "./experienceTracks.ts";

/** What of the gallery is looked at. */
export interface GalleryView {
  readonly species: Species;
  /** One of those that there is a choice of; absent where there is none. */
  readonly track?: ExperienceTrack | undefined;
  /** The month to begin with; absent for the newest. */
  readonly month?: CivilDate;
}

/**
 * The view that an address names. @param search its query; what it does not name, or names in a word that there is not, is the
 * dogs' first track, from the newest box on.
 */
export function galleryViewIn(search: string): GalleryView {
  const query = new URLSearchParams(search);
  const species = speciesFromQuery(query.get("pet")) ?? "dog";
  const tracks = boxTracks(species);
  const track = tracks.find(({ tag }) => tag === query.get("trilha")) ?? tracks[0];
  const month = parseBoxMonth(query.get("mes") ?? "");
  return { species, ...(track && { track }), ...(month.ok && { month: month.value }) };
}

/** The address of a view, which can be linked: the word for the pet is the funnel's (FUN-017). */
export function galleryPath({ species, track, month }: GalleryView): `/${string}` {
  const query = new URLSearchParams({ pet: speciesQuery(species) });
  if (track !== undefined) query.set("trilha", track.tag);
  if (month !== undefined) query.set("mes", formatBoxMonth(month));
  return `${galleryPaths.boxes}?${query}`;
}
