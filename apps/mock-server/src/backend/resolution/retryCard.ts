import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import type { Outcome } from "@petbox/api-client/contract/outcome";
import type { retryWithCardEndpoint } from "@petbox/api-client/resolution/contract";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cardInvalidMessage } from "@petbox/domain/card/cardAlert";
import { parseExpiryText } from "@petbox/domain/card/parseExpiry";
import { walletFullText } from "@petbox/domain/card/wallet";
import { parseWalletCard } from "@petbox/domain/card/walletCard";
import { accepted, rejected } from "@petbox/domain/result";
import { behaviourOf, behaviourOfStored, type CardBehaviour } from "../../seed/testCards.ts";
import { cardOnFile } from "../cards/cardOnFile.ts";
import type { CardOnFile } from "../cards/collections.ts";
import { canStoreCard } from "../cards/storedCardLimit.ts";
import { unknownCardText, walletOf } from "../cards/wallet.ts";
import type { Dependencies } from "../requestContext.ts";

const notAuthorizedText = "O banco não autorizou este cartão. <strong>Nada foi cobrado.</strong>";

/** A card to charge, and the bank's behaviour for it. */
export interface ChargeableCard {
  readonly onFile: CardOnFile;
  readonly behaviour: Exclude<CardBehaviour, { readonly kind: "refused" }>;
}

interface Asking extends Pick<Dependencies, "store" | "clock"> {
  readonly customerCode: string;
  readonly today: CivilDate;
}

/** The card of the request: one from the wallet, or one that was typed. */
export function retryCardOf(body: BodyOf<typeof retryWithCardEndpoint>, asking: Asking): Outcome<ChargeableCard> {
  return "wallet" in body ? storedCard(body.wallet, asking) : typedCard(body.card, asking);
}

/** A stored card is refused at once. Another customer's card counts as unknown. */
export function storedCard(id: string, { store, customerCode, today }: Omit<Asking, "clock">): Outcome<ChargeableCard> {
  const kept = walletOf(store, customerCode).find((each) => each.id === id);
  if (kept === undefined) return rejected({ message: unknownCardText });
  const { id: _id, ...onFile } = kept;
  const behaviour = behaviourOfStored(onFile);
  const isRefused = behaviour.kind === "refused" || (behaviour.kind === "replies" && behaviour.result === "NOT_PAID");
  if (isRefused || !parseExpiryText(onFile.expiry, today).ok) return rejected({ message: notAuthorizedText });
  return accepted({ onFile, behaviour });
}

type Typed = Extract<BodyOf<typeof retryWithCardEndpoint>, { readonly card: unknown }>["card"];

function typedCard(sent: Typed, asking: Asking): Outcome<ChargeableCard> {
  const card = parseWalletCard({ ...sent, expirationYear: sent.expirationYear.slice(-2) }, asking.today);
  if (!card.ok) return rejected({ message: cardInvalidMessage });
  const onFile = cardOnFile(card.value);
  if (!canStoreCard(asking, asking.customerCode, onFile)) return rejected({ message: walletFullText });
  const behaviour = behaviourOf(card.value.number);
  return behaviour.kind === "refused" ? rejected({ message: behaviour.message }) : accepted({ onFile, behaviour });
}
