import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { CardIdentity, CardOnFile } from "./collections.ts";

/** The part of a submitted card that may be stored. */
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

/** The part of a wallet card that a subscription stores, without the wallet's id. */
export function withoutCardId({ brand, firstSix, lastFour, holder, expiry }: CardOnFile): CardOnFile {
  return { brand, firstSix, lastFour, holder, expiry };
}

/** Whether two stored cards are the same, judging by their stored fields. */
export function isSameCard(one: CardIdentity, other: CardIdentity): boolean {
  return isSameNumber(one, other) && one.expiry === other.expiry;
}

/** Whether two cards have the same number. The bank may have reissued the card with a new expiry. */
export function isSameNumber(one: CardIdentity, other: CardIdentity): boolean {
  return one.firstSix === other.firstSix && one.lastFour === other.lastFour;
}
