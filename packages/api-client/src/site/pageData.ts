import { sitePaths } from "@petbox/domain/site/paths";
import type * as z from "zod/mini";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { decimalReais } from "../contract/money.ts";
import { optional } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { boxTrackFields } from "../gallery/boxTrackWire.ts";

/** Of a month, in the plan that is cheapest by the month. */
const startingPriceField = ["price", optional(decimalReais)] as const;

/** A track on its own page: its pictures by the documents' names (MAN-188), and what it starts at, which is ours. */
export const trackPageData = pageData({
  page: sitePaths.track,
  isPublic: true,
  schema: envelope("track", fieldMap({ ...boxTrackFields, startingPrice: startingPriceField })),
});

export type TrackOfPage = z.output<typeof trackPageData.schema>;

const homeWire = fieldMap({ startingPrice: startingPriceField });

/** What the dogs' box costs at least, which the dogs' home says. */
export const dogHomePageData = pageData({ page: sitePaths.dogHome, isPublic: true, schema: homeWire });

/** The same of the cats'. */
export const catHomePageData = pageData({ page: sitePaths.catHome, isPublic: true, schema: homeWire });
