import { newestFirst } from "@petbox/domain/gallery/boxMonth";
import { type ExperienceTrack, experienceTracks } from "@petbox/domain/gallery/experienceTracks";
import { boxTracks } from "@petbox/domain/gallery/galleryView";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { pastBoxesOf } from "../../seed/pastBoxes.ts";
import { pictureAddress } from "../../seed/pictureAddress.ts";
import type { WorldStore } from "../store.ts";

/** A track with the pictures of its past boxes, the newest first. */
export function boxTrackOf(store: WorldStore, species: Species, { tag, name }: ExperienceTrack) {
  const put = store.trackPictures.get(`${species} ${tag}`);
  return {
    name,
    image: pictureAddress(`trilha-${speciesQuery(species)}-${tag}`),
    boxes: [...newestFirst(put?.boxes ?? pastBoxesOf(species, tag))],
  };
}

/**
 * The tracks that the gallery shows for a species: the ones on offer, or only the first if there is no choice
 * (MAN-439).
 */
export function galleryTracksOf(store: WorldStore, species: Species) {
  const choice = boxTracks(species);
  const shown = choice.length > 0 ? choice : experienceTracks(species).slice(0, 1);
  return shown.map((track) => boxTrackOf(store, species, track));
}
