import { pixPageData } from "@petbox/api-client/pix/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { pixPageOf } from "./pixPageOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(pixPageData, ({ parameters, store, clock }) => pixPageOf(parameters.hash ?? "", store, clock())),
];
