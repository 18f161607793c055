import { ratingPageData } from "@petbox/api-client/ratings/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { requireOwnBox } from "../shipments/ownBoxes.ts";
import { boxRatingOf } from "./boxRatingOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(ratingPageData, (context) => boxRatingOf(requireOwnBox(context.parameters.shipment, context))),
];
