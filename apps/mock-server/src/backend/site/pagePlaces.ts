import { sitePaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

/** The site's pages with data. Without their data they show no starting price. */
export const pagePlaces = {
  [sitePaths.dogHome]: { scenario: "novo", isSilent: true },
  [sitePaths.catHome]: { scenario: "novo", isSilent: true },
  [sitePaths.track]: {
    scenario: "novo",
    parameters: { species: "gato", track: "essencial_familia" },
    neverMissing: true,
  },
} satisfies PagePlaces;
