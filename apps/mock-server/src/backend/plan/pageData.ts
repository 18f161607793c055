import { planPageData } from "@petbox/api-client/plan/pageData";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { requireCustomer } from "../session/requireAccount.ts";
import { remainingTermOf } from "../subscriptions/laterTerm.ts";
import { ownBoxSubscription } from "../subscriptions/ownBoxSubscription.ts";
import { planPageOf } from "./planPageOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(planPageData, (context) => {
    const { store, clock, parameters } = context;
    const customer = requireCustomer(context);
    const subscription = ownBoxSubscription(context, parameters.code);
    if (subscription === undefined) throw notFound();
    return planPageOf(store, remainingTermOf(store, subscription), { customer, now: clock() });
  }),
];
