import { boxPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { envelope } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { receivedBoxWire } from "./receivedBoxWire.ts";

/** The BOXes that were sent to a customer, and those that were called off (SUB-051 to SUB-056). */
export const receivedBoxesPageData = pageData({
  page: boxPaths.received,
  schema: envelope("box_received", arrayOfValid(receivedBoxWire)),
});
