import type { Species } from "../pet/species.ts";

/** A line of boxes, as its own page names it. */
export interface ExperienceTrack {
  /** The tag in the page's URL, which the funnel saves. */
  readonly tag: string;
  readonly name: string;
}

/** The tracks of each species, in order (MAN-189, MAN-190); the tags are those of the pages (MAN-014 to MAN-020). */
const tracks = {
  dog: [
    { tag: "essencial", name: "Essencial" },
    { tag: "mordedores", name: "Mordedores" },
    { tag: "essencial-naturais", name: "Body Parts" },
  ],
  cat: [
    { tag: "essencial", name: "Essencial" },
    { tag: "essencial_familia", name: "Essencial Família" },
    { tag: "diversao", name: "Diversão" },
  ],
} as const satisfies Record<Species, readonly ExperienceTrack[]>;

/** All tracks of a species. */
export function experienceTracks(species: Species): readonly [ExperienceTrack, ...ExperienceTrack[]] {
  return tracks[species];
}

/** The track with a tag; tags are unique only within a species. */
export function experienceTrack(species: Species, tag: string | null): ExperienceTrack | undefined {
  return experienceTracks(species).find((track) => track.tag === tag);
}
