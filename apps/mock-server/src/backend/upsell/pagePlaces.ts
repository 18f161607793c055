import { upsellPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [upsellPaths.upsell]: { scenario: "assinante", parameters: { code: "ATIVA00001" } },
} satisfies PagePlaces;
