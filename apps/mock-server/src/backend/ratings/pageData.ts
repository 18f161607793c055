import { ratingPageData } from "@petbox/api-client/ratings/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { requireOwnBox } from "../shipments/ownBoxes.ts";
import { boxRatingOf } from "./boxRatingOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(ratingPageData, (context) => {
    if (accountOf(context.visitor) === undefined) return undefined;
    return boxRatingOf(requireOwnBox(context.parameters.shipment, context));
  }),
];
