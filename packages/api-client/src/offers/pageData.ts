import { offerPaths } from "@petbox/domain/site/paths";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { shopWire } from "./shopWire.ts";

/** The page's data besides the offers, which a call returns: the URL of the shop. */
export const offersPageData = pageData({
  page: offerPaths.recommended,
  schema: fieldMap({ shop: ["shop_url", shopWire] }),
});
