import { collection } from "../collection.ts";

/** The stored part of a card: the data allowed on a receipt, never the number or the code (decision 37). */
export interface CardOnFile {
  readonly brand: string;
  readonly firstSix: string;
  readonly lastFour: string;
  readonly holder: string;
  /** Month and year, two digits each: "12/31". */
  readonly expiry: string;
}

/** The fields that identify a stored card. */
export type CardIdentity = Pick<CardOnFile, "firstSix" | "lastFour" | "expiry">;

/** A card in a wallet. Its id survives when another card replaces it. */
export interface StoredCardRecord extends CardOnFile {
  readonly id: string;
}

/** The cards that a customer has edited. Cards of their subscriptions belong to them even without this record. */
export interface Wallet {
  readonly customerCode: string;
  readonly cards: readonly StoredCardRecord[];
}

export const wallets = collection<Wallet>(({ customerCode }) => customerCode);
