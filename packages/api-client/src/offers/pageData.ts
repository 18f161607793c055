import { offerPaths } from "@petbox/domain/site/paths";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { shopWire } from "./shopWire.ts";

/** Beside the offers themselves, which a call brings: where they are bought. */
export const offersPageData = pageData({
  page: offerPaths.recommended,
  schema: fieldMap({ shop: ["shop_url", shopWire] }),
});
