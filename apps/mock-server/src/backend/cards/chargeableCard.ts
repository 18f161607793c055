import type { Outcome } from "@petbox/api-client/contract/outcome";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cardInvalidMessage } from "@petbox/domain/card/cardAlert";
import { parseExpiryText } from "@petbox/domain/card/parseExpiry";
import { walletFullText } from "@petbox/domain/card/wallet";
import { parseWalletCard, type WalletCardDraft } from "@petbox/domain/card/walletCard";
import { accepted, rejected } from "@petbox/domain/result";
import { behaviourOf, behaviourOfStored, type CardBehaviour } from "../../seed/testCards.ts";
import type { WorldStore } from "../store.ts";
import { cardOnFile } from "./cardOnFile.ts";
import type { CardOnFile } from "./collections.ts";
import { unknownCardText, walletOf } from "./wallet.ts";

const notAuthorizedText = "O banco não autorizou este cartão. <strong>Nada foi cobrado.</strong>";

/** The rejection of a card that breaks the form's rules. Only the checkout's reply has its type. */
export const invalidCard = { type: "INVALID_CARD", message: cardInvalidMessage } as const;

/** A card to charge, and the bank's behaviour for it. */
export interface ChargeableCard {
  readonly onFile: CardOnFile;
  readonly behaviour: Exclude<CardBehaviour, { readonly kind: "refused" }>;
}

interface Asking {
  readonly store: WorldStore;
  readonly customerCode: string;
  readonly today: CivilDate;
}

/** A stored card is refused at once. Another customer's card counts as unknown. */
export function storedCard(id: string, { store, customerCode, today }: Asking): Outcome<ChargeableCard> {
  const kept = walletOf(store, customerCode).find((each) => each.id === id);
  if (kept === undefined) return rejected({ message: unknownCardText });
  const { id: _id, ...onFile } = kept;
  const behaviour = behaviourOfStored(onFile);
  const isRefused = behaviour.kind === "refused" || (behaviour.kind === "replies" && behaviour.result === "NOT_PAID");
  if (isRefused || !parseExpiryText(onFile.expiry, today).ok) return rejected({ message: notAuthorizedText });
  return accepted({ onFile, behaviour });
}

/**
 * A typed card by the form's rules, then by the limit of stored cards, then by the bank.
 * @param isWithinLimit @default true for every card
 */
export function typedCard(
  sent: WalletCardDraft,
  today: CivilDate,
  isWithinLimit: (card: CardOnFile) => boolean = () => true,
): Outcome<ChargeableCard> {
  const card = parseWalletCard({ ...sent, expirationYear: sent.expirationYear.slice(-2) }, today);
  if (!card.ok) return rejected(invalidCard);
  const onFile = cardOnFile(card.value);
  if (!isWithinLimit(onFile)) return rejected({ message: walletFullText });
  const behaviour = behaviourOf(card.value.number);
  if (behaviour.kind !== "refused") return accepted({ onFile, behaviour });
  return rejected({ message: behaviour.message, ...(behaviour.type && { type: behaviour.type }) });
}
