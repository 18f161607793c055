import { loyaltyPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [loyaltyPaths.own]: { scenario: "assinante-ouro" },
  [loyaltyPaths.programme]: { scenario: "novo" },
} satisfies PagePlaces;
