import { offersPageData } from "@petbox/api-client/offers/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { shopOf } from "./shopOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(offersPageData, ({ store, visitor }) => {
    const customerCode = accountOf(visitor);
    return customerCode === undefined ? undefined : shopOf(store, customerCode);
  }),
];
