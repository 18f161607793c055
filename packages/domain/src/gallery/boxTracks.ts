import type { Species } from "../pet/species.ts";

const tracks = { dog: ["Essencial", "Mordedores", "Body Parts"], cat: [] } as const satisfies Record<
  Species,
  readonly string[]
>;

/** The tracks that one chooses from in the gallery of past boxes; cats have one box, and nothing to choose (MAN-135). */
export function boxTracks(species: Species): readonly string[] {
  return tracks[species];
}
