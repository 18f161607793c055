import type { Species } from "@petbox/domain/pet/species";
import type { KnownStart } from "@petbox/domain/site/startPath";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

/** The track that the visitor chose before the funnel. The name has the species, because both have an "essencial". */
const noteOf = (species: Species) => `petbox-known-track-${species}`;

/** Stores the track of the page that led to the funnel, until the track step; without one, removes an earlier one. */
export function storeKnownTrack({ species, track }: KnownStart): void {
  storeInTab(noteOf(species), track);
}

/** Tag of the track that the visitor chose before the funnel, in this tab. */
export function readKnownTrack(species: Species): string | undefined {
  return readFromTab(noteOf(species));
}
