import { clientOffersEndpoint } from "@petbox/api-client/offers/contract";
import { accepted } from "@petbox/domain/result";
import { offers } from "../../seed/offers.ts";
import { type Handler, handle } from "../handler.ts";
import { unauthenticated } from "../httpError.ts";
import { accountOf } from "../session/customers.ts";

export const handlers: readonly Handler[] = [
  handle(clientOffersEndpoint, ({ visitor, store }) => {
    const customerCode = accountOf(visitor);
    if (customerCode === undefined) throw unauthenticated();
    return accepted({ offers: [...(store.ownRecommendations.get(customerCode)?.offers ?? offers)] });
  }),
];
