import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { CardOnFile } from "./collections.ts";

/** What is kept of a card that was sent. */
export function cardOnFile(card: WalletCard): CardOnFile {
  const { brand, number, holderName, expirationMonth, expirationYear } = card;
  return {
    brand,
    firstSix: number.slice(0, 6),
    lastFour: number.slice(-4),
    holder: holderName,
    expiry: `${expirationMonth}/${expirationYear}`,
  };
}

/** What a subscription keeps of a card of the wallet: not by what it is called there. */
export function onFile({ brand, firstSix, lastFour, holder, expiry }: CardOnFile): CardOnFile {
  return { brand, firstSix, lastFour, holder, expiry };
}

/** Whether two are the same card, as far as that can be told from what is kept. */
export function isSameCard(one: CardOnFile, other: CardOnFile): boolean {
  return isSameNumber(one, other) && one.expiry === other.expiry;
}

/** Whether two have the same number: then they are one card, which its bank may have sent anew with another expiry. */
export function isSameNumber(one: CardOnFile, other: CardOnFile): boolean {
  return one.firstSix === other.firstSix && one.lastFour === other.lastFour;
}
