import { planPageData } from "@petbox/api-client/plan/pageData";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { remainingTermOf } from "../subscriptions/laterTerm.ts";
import { ownBoxSubscription } from "../subscriptions/ownBoxSubscription.ts";
import { planPageOf } from "./planPageOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(planPageData, (context) => {
    const { store, visitor, clock, parameters } = context;
    const customer = store.customers.get(accountOf(visitor) ?? "");
    if (customer === undefined) return undefined;
    const subscription = ownBoxSubscription(context, parameters.code);
    if (subscription === undefined) throw notFound();
    return planPageOf(store, remainingTermOf(store, subscription), { customer, now: clock() });
  }),
];
