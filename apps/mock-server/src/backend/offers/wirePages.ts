import { offerPaths } from "@petbox/domain/site/paths";

/** The data of this area's pages as they travel, written by hand, never taken from the contract. */
export const wirePages = {
  [offerPaths.recommended]: { shop_url: "https://loja.petbox.example/" },
};
