import { offerPaths } from "@petbox/domain/site/paths";
import { pageData } from "../contract/pageDataOf.ts";
import { renamed } from "../contract/renamed.ts";
import { shopWire } from "./shopWire.ts";

/** Beside the offers themselves, which a call brings: where they are bought. */
export const offersPageData = pageData({
  page: offerPaths.recommended,
  schema: renamed({ shop: ["shop_url", shopWire] }),
});
