import { accountPageData } from "@petbox/api-client/account/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { paidSubscriptionsOf } from "../session/customers.ts";
import { customerOf, ownDataOf } from "../session/ownData.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(accountPageData, (situation) => {
    const customer = situation.visitor.session && customerOf(situation);
    if (customer === undefined) return undefined;
    return { name: ownDataOf(situation).name ?? "", subscriptions: paidSubscriptionsOf(situation.store, customer) };
  }),
];
