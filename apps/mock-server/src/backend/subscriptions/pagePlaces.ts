import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [subscriptionPaths.hub]: { scenario: "casa-cheia" },
  [subscriptionPaths.boxes]: { scenario: "assinante" },
} satisfies PagePlaces;
