import type { Species } from "../pet/species.ts";

/** A line of boxes as its own page names it: what everybody may know of it. */
export interface ExperienceTrack {
  /** What stands in its page's address, and what the funnel saves. */
  readonly tag: string;
  readonly name: string;
}

/** The tracks of each kind of pet, in their order (MAN-189, MAN-190); the tags are those of the pages (MAN-014 to MAN-020). */
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

/** All tracks of a kind of pet. */
export function experienceTracks(species: Species): readonly [ExperienceTrack, ...ExperienceTrack[]] {
  return tracks[species];
}

/** The track of a tag, which another kind of pet may have too. */
export function experienceTrack(species: Species, tag: string | null): ExperienceTrack | undefined {
  return experienceTracks(species).find((track) => track.tag === tag);
}
