import { failureOf } from "@petbox/api-client/client/apiError";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type CardChange, cardWithNumber } from "@petbox/domain/card/wallet";
import { isReplyLost } from "@petbox/domain/failure/failure";

interface Wallet {
  /** The stored cards before the call. */
  readonly cards: readonly StoredCard[];
  /** Sends the new card. */
  readonly add: () => Promise<void>;
  /** Reads the stored cards. */
  readonly read: () => Promise<readonly StoredCard[]>;
}

/**
 * Adds a card and reads the wallet if only that tells what the server did: it may have updated a stored card with the same number or
 * stored a second one, and after a lost reply it may have stored the card.
 * @param number of the card.
 * @returns "update" if a stored card was updated.
 */
export async function addToWallet({ cards, add, read }: Wallet, number: string): Promise<CardChange> {
  const wasStored = cardWithNumber(cards, number) !== undefined;
  try {
    await add();
  } catch (thrown) {
    const now = isReplyLost(failureOf(thrown)) ? await read().catch(() => cards) : cards;
    const isStored = cardWithNumber(now, number) !== undefined;
    // A second attempt would store the card twice on a server that does not compare numbers.
    if (isStored && (!wasStored || now.length > cards.length)) return "add";
    throw thrown;
  }
  if (!wasStored) return "add";
  const now = await read().catch(() => undefined);
  return now === undefined || now.length > cards.length ? "add" : "update";
}
