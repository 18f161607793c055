import { sitePaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedCount, coercedInteger, coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { decimalReais } from "../contract/money.ts";
import { optional } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { boxContentsWire, boxTrackFields, pastBoxWire } from "../gallery/boxTrackWire.ts";

/** The price per month in the plan with the lowest monthly price. */
const startingPriceField = ["price", optional(decimalReais)] as const;

/** A track on its own page: its pictures by the documents' names (MAN-188), and its starting price, which is ours. */
export const trackPageData = pageData({
  page: sitePaths.track,
  isPublic: true,
  schema: envelope("track", fieldMap({ ...boxTrackFields, startingPrice: startingPriceField })),
});

const written = coercedString.check(z.regex(/\S/));

/** A customer's review: the pet's name, its city ("Recife, PE"), from 1 to 5 stars and a short text. */
const customerReviewWire = fieldMap({
  pet: ["pet", written],
  city: ["city", written],
  stars: ["stars", coercedInteger.check(z.minimum(1), z.maximum(5))],
  text: ["text", written],
});

const homeWire = fieldMap({
  startingPrice: startingPriceField,
  boxesDelivered: ["boxes_delivered", optional(coercedCount)],
  newestBox: ["newest_box", optional(boxContentsWire)],
  lastBoxes: ["last_boxes", optional(arrayOfValid(pastBoxWire))],
  reviews: ["reviews", optional(arrayOfValid(customerReviewWire))],
});

/** The data of a home page. */
export type HomePageData = z.output<typeof homeWire>;

/** The data of the dogs' home page, all of it ours and optional: starting price, boxes delivered, newest and last boxes, reviews. */
export const dogHomePageData = pageData({ page: sitePaths.dogHome, isPublic: true, schema: homeWire });

/** The same for cats. */
export const catHomePageData = pageData({ page: sitePaths.catHome, isPublic: true, schema: homeWire });
