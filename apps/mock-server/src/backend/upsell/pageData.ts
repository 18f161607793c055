import { upsellPageData } from "@petbox/api-client/upsell/pageData";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { ownBoxSubscription } from "../subscriptions/ownBoxSubscription.ts";
import { onOffer } from "./onOffer.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(upsellPageData, (context) => {
    const { store, clock, parameters } = context;
    const subscription = ownBoxSubscription(context, parameters.code);
    if (subscription === undefined) throw notFound();
    return onOffer(store, subscription, civilDateAt(clock()));
  }),
];
