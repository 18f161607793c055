import type { addCardEndpoint } from "@petbox/api-client/cards/contract";
import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import type { Outcome } from "@petbox/api-client/contract/outcome";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cardInvalidMessage } from "@petbox/domain/card/cardAlert";
import { parseWalletCard } from "@petbox/domain/card/walletCard";
import { accepted, rejected } from "@petbox/domain/result";
import { behaviourOf } from "../../seed/testCards.ts";
import { botRefusalText, isHuman } from "../botCheck.ts";
import type { RequestContext } from "../requestContext.ts";
import { cardOnFile } from "./cardOnFile.ts";
import type { CardOnFile } from "./collections.ts";

/** Validates a submitted card: bot check, the form's rules, and the bank. @returns the part that may be stored. */
export function validateCard({
  body,
  clock,
}: RequestContext<Omit<BodyOf<typeof addCardEndpoint>, "customer">>): Outcome<CardOnFile> {
  if (!isHuman(body.botCheck)) return rejected({ message: botRefusalText });
  const card = parseWalletCard({ ...body, expirationYear: body.expirationYear.slice(-2) }, civilDateAt(clock()));
  if (!card.ok) return rejected({ message: cardInvalidMessage });
  const behaviour = behaviourOf(card.value.number);
  return behaviour.kind === "refused" ? rejected({ message: behaviour.message }) : accepted(cardOnFile(card.value));
}
