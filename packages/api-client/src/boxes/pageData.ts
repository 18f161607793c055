import { boxPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedBoolean } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { optional } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { receivedBoxWire } from "./receivedBoxWire.ts";

/** The BOXes that were sent to a customer, and those that were called off (SUB-051 to SUB-056). */
export const receivedBoxesPageData = pageData({
  page: boxPaths.received,
  schema: fieldMap({
    boxes: ["box_received", arrayOfValid(receivedBoxWire)],
    /** Ours: whether a box subscription is active, and not only pads or food. */
    hasBoxSubscription: ["has_box_subscription", optional(coercedBoolean)],
  }),
});
