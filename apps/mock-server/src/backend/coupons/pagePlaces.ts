import { couponPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [couponPaths.own]: { scenario: "muitos-cupons" },
  [couponPaths.create]: { scenario: "campanha-de-indicacao" },
} satisfies PagePlaces;
