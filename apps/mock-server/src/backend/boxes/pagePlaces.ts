import { boxPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [boxPaths.received]: { scenario: "entrega-sem-confirmar" },
} satisfies PagePlaces;
