import { offerPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  /** Without its data, the page shows the offers of the site's own shop. */
  [offerPaths.recommended]: {
    scenario: "assinante",
    isSilent: true,
    data: { shop_url: "https://loja.petbox.example/" },
  },
} satisfies WirePages;
