import { boxListPageData, subscriptionHubPageData } from "@petbox/api-client/subscriptions/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { countsOf } from "./countsOf.ts";
import { listedBoxesOf } from "./listedBoxes.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(subscriptionHubPageData, ({ store, visitor }) => {
    const code = accountOf(visitor);
    return code === undefined ? undefined : countsOf(store, code);
  }),
  handlePageData(boxListPageData, ({ store, visitor, clock }) => {
    const code = accountOf(visitor);
    return code === undefined ? undefined : listedBoxesOf(store, code, clock());
  }),
];
