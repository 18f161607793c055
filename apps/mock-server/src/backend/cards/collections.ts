import { collection } from "../collection.ts";

/** What is kept of a card: as much as a receipt may show, never its number or its code (decision 37). */
export interface CardOnFile {
  readonly brand: string;
  readonly firstSix: string;
  readonly lastFour: string;
  readonly holder: string;
  /** Month and year, two digits each: "12/31". */
  readonly expiry: string;
}

/** A card of a wallet. Its id stays when another card takes its place. */
export interface KeptCard extends CardOnFile {
  readonly id: string;
}

/** The cards that a customer has looked after. Those that pay a subscription are theirs even while there is no such record. */
export interface Wallet {
  readonly customerCode: string;
  readonly cards: readonly KeptCard[];
}

export const wallets = collection<Wallet>(({ customerCode }) => customerCode);
