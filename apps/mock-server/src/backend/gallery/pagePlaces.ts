import { galleryPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [galleryPaths.boxes]: { scenario: "novo" },
} satisfies PagePlaces;
