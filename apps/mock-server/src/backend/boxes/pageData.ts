import { receivedBoxesPageData } from "@petbox/api-client/boxes/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { ownBoxes } from "../shipments/ownBoxes.ts";
import { receivedBoxesOf } from "./receivedBoxes.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(receivedBoxesPageData, (situation) => {
    const own = ownBoxes(situation);
    return own && [...receivedBoxesOf(own, situation.store)];
  }),
];
