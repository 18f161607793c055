import type { subscribeEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf, ReplyOf } from "@petbox/api-client/contract/endpoint";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { parseCard } from "@petbox/domain/card/card";
import { cardInvalidMessage } from "@petbox/domain/card/cardAlert";
import { walletFullText } from "@petbox/domain/card/wallet";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { behaviourOf } from "../../seed/testCards.ts";
import { cardOnFile } from "../cards/cardOnFile.ts";
import { canStoreCard } from "../cards/storedCardLimit.ts";
import { unauthenticated } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import { type ChargeableCard, storedCard } from "../resolution/retryCard.ts";
import type { CustomerRecord } from "../session/collections.ts";
import { accountOf } from "../session/customers.ts";

type Asked = RequestContext<BodyOf<typeof subscribeEndpoint>>;
type Refusal = Extract<ReplyOf<typeof subscribeEndpoint>, { ok: false }>["error"];

/** A typed card by the form's rules, or a stored one, which only an account may use. */
export function chargeableCard(context: Asked, { code }: CustomerRecord): Result<ChargeableCard, Refusal> {
  const { body, store, visitor, clock } = context;
  const today = civilDateAt(clock());
  if ("wallet" in body) {
    if (accountOf(visitor) !== code) throw unauthenticated();
    return storedCard(body.wallet, { store, customerCode: code, today });
  }
  const card = parseCard({ ...body, expirationYear: body.expirationYear.slice(-2), acceptedTerms: true }, today);
  if (!card.ok) return rejected({ type: "INVALID_CARD", message: cardInvalidMessage });
  const onFile = cardOnFile(card.value);
  if (!canStoreCard(context, code, onFile)) return rejected({ message: walletFullText });
  const behaviour = behaviourOf(card.value.number);
  if (behaviour.kind !== "refused") return accepted({ onFile, behaviour });
  return rejected({ message: behaviour.message, ...(behaviour.type && { type: behaviour.type }) });
}
