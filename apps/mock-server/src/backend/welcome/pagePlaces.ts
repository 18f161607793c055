import { welcomePaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [welcomePaths.welcome]: { scenario: "boas-vindas" },
} satisfies PagePlaces;
