import { offersPageData } from "@petbox/api-client/offers/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { requireAccount } from "../session/requireAccount.ts";
import { shopOf } from "./shopOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(offersPageData, (context) => shopOf(context.store, requireAccount(context))),
];
