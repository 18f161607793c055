import { offerPaths } from "@petbox/domain/site/paths";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { shopWire } from "./shopWire.ts";

/** The URL of the shop. A call returns the offers. */
export const offersPageData = pageData({
  page: offerPaths.recommended,
  schema: fieldMap({ shop: ["shop_url", shopWire] }),
});
