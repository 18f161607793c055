import { clientOffersEndpoint } from "@petbox/api-client/offers/contract";
import { accepted } from "@petbox/domain/result";
import { offers } from "../../seed/offers.ts";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { requireAccount } from "../session/requireAccount.ts";

export const handlers: readonly Handler[] = forAccounts([
  handle(clientOffersEndpoint, (context) => {
    const own = context.store.ownRecommendations.get(requireAccount(context));
    return accepted({ offers: [...(own?.offers ?? offers)] });
  }),
]);
