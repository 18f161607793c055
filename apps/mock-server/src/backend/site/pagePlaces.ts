import { sitePaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

/** The pages of the site that have data of their own. Where nobody can be told what it starts at, no price is. */
export const pagePlaces = {
  [sitePaths.dogHome]: { scenario: "novo", isSilent: true },
  [sitePaths.catHome]: { scenario: "novo", isSilent: true },
  [sitePaths.track]: {
    scenario: "novo",
    parameters: { species: "gato", track: "essencial_familia" },
    neverMissing: true,
  },
} satisfies PagePlaces;
