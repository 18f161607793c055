import { accountPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [accountPaths.area]: { scenario: "assinante" },
  [accountPaths.data]: { scenario: "assinante" },
} satisfies PagePlaces;
