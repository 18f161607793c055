import { offerPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

/** Without its data, the page shows the offers of the site's own shop. */
export const pagePlaces = {
  [offerPaths.recommended]: { scenario: "assinante", isSilent: true },
} satisfies PagePlaces;
