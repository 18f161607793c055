import { planPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [planPaths.plan]: { scenario: "assinante", parameters: { code: "ATIVA00001" } },
} satisfies PagePlaces;
