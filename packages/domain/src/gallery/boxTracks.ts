import type { Species } from "../pet/species.ts";
import { type ExperienceTrack, experienceTracks } from "./experienceTracks.ts";

/** The tracks to choose from in the gallery of past boxes; cats have one box and no choice (MAN-135, MAN-439). */
export function boxTracks(species: Species): readonly ExperienceTrack[] {
  return species === "dog" ? experienceTracks("dog") : [];
}
