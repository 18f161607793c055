import { listCardsEndpoint } from "@petbox/api-client/regularisation/contract";
import { accepted } from "@petbox/domain/result";
import { storedCardsOf } from "../cards/storedCards.ts";
import { type Handler, handle } from "../handler.ts";
import { requireAccount } from "../session/requireAccount.ts";

export const handlers: readonly Handler[] = [
  handle(listCardsEndpoint, (context) => accepted({ cards: storedCardsOf(context.store, requireAccount(context)) })),
];
