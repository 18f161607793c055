import { npsPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [npsPaths.survey]: { scenario: "vizinhanca", parameters: { hash: "f09901a778aaeec06bc2d121215f0476" } },
} satisfies PagePlaces;
