import { sitePaths } from "@petbox/domain/site/paths";
import type * as z from "zod/mini";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { decimalReais } from "../contract/money.ts";
import { optional } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { boxTrackFields } from "../gallery/boxTrackWire.ts";

/** The price per month in the plan with the lowest monthly price. */
const startingPriceField = ["price", optional(decimalReais)] as const;

/** A track on its own page: its pictures by the documents' names (MAN-188), and its starting price, which is ours. */
export const trackPageData = pageData({
  page: sitePaths.track,
  isPublic: true,
  schema: envelope("track", fieldMap({ ...boxTrackFields, startingPrice: startingPriceField })),
});

export type TrackOfPage = z.output<typeof trackPageData.schema>;

const homeWire = fieldMap({ startingPrice: startingPriceField });

/** The starting price of the dogs' box, shown on the dogs' home page. */
export const dogHomePageData = pageData({ page: sitePaths.dogHome, isPublic: true, schema: homeWire });

/** The same for cats. */
export const catHomePageData = pageData({ page: sitePaths.catHome, isPublic: true, schema: homeWire });
