import { receivedBoxesPageData } from "@petbox/api-client/boxes/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { ownBoxes } from "../shipments/ownBoxes.ts";
import { receivedBoxesOf } from "./receivedBoxes.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(receivedBoxesPageData, (context) => {
    const own = ownBoxes(context);
    return own && [...receivedBoxesOf(own, context.store)];
  }),
];
