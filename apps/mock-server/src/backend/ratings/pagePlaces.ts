import { ratingPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [ratingPaths.rating]: { scenario: "para-avaliar", parameters: { shipment: "910058eb3f52919b0365588bda37168f" } },
} satisfies PagePlaces;
