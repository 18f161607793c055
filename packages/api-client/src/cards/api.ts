import type { MovedCharges } from "@petbox/domain/card/cardRemoval";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import {
  addCardEndpoint,
  editCardEndpoint,
  listCardsEndpoint,
  makeMainCardEndpoint,
  removeCardEndpoint,
} from "./contract.ts";

/** The cards that the customer keeps (MAN-342). @throws ApiError refused when the server rejects it. */
export async function listCards(client: ApiClient): Promise<readonly StoredCard[]> {
  const { cards = [] } = await unwrapOutcome(client.call(listCardsEndpoint, {}));
  return cards;
}

/**
 * Adds a card to the wallet (SUB-320). Each try has its own bot check (SUB-354).
 * @param customer the customer's code.
 * @throws ApiError refused with the server's text, which may hold HTML.
 */
export async function addCard(client: ApiClient, customer: string, card: WalletCard): Promise<void> {
  const body = { customer, ...card, botCheck: await client.botCheck() };
  await unwrapOutcome(client.call(addCardEndpoint, { body }));
}

/**
 * Replaces a stored card (SUB-321, SUB-087). Each try has its own bot check (SUB-354).
 * @param cardId of the replaced card.
 * @throws ApiError refused with the server's text, which may hold HTML.
 */
export async function editCard(client: ApiClient, customer: string, cardId: string, card: WalletCard): Promise<void> {
  const body = { customer, card: cardId, ...card, botCheck: await client.botCheck() };
  await unwrapOutcome(client.call(editCardEndpoint, { body }));
}

/**
 * Deletes a stored card (MAN-341).
 * @returns the charges that have moved to another card; undefined if none have, or the server does not say so.
 * @throws ApiError refused with the server's text.
 */
export async function removeCard(client: ApiClient, cardId: string): Promise<MovedCharges | undefined> {
  const { charged, to } = await unwrapOutcome(client.call(removeCardEndpoint, { body: cardId }));
  return charged && to && { charged, to };
}

/**
 * Makes a stored card the main one.
 * @returns the charges that have moved to it; undefined if none have, or the server does not say so.
 * @throws ApiError refused with the server's text.
 */
export async function makeMainCard(client: ApiClient, cardId: string): Promise<MovedCharges | undefined> {
  const { charged, to } = await unwrapOutcome(client.call(makeMainCardEndpoint, { body: cardId }));
  return charged && to && { charged, to };
}
