import { offerPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

/** Without its data the offers are those of the site's own shop. */
export const pagePlaces = {
  [offerPaths.recommended]: { scenario: "assinante", isSilent: true },
} satisfies PagePlaces;
