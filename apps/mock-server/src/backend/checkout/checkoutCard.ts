import type { subscribeEndpoint } from "@petbox/api-client/checkout/contract";
import type { BodyOf, ReplyOf } from "@petbox/api-client/contract/endpoint";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { type Result, rejected } from "@petbox/domain/result";
import { type ChargeableCard, invalidCard, storedCard, typedCard } from "../cards/chargeableCard.ts";
import { canStoreCard } from "../cards/storedCardLimit.ts";
import { unauthenticated } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import type { CustomerRecord } from "../session/collections.ts";
import { accountOf } from "../session/customers.ts";

type Asked = RequestContext<BodyOf<typeof subscribeEndpoint>>;
type Refusal = Extract<ReplyOf<typeof subscribeEndpoint>, { ok: false }>["error"];

/** The card of the request: a typed one by the form's rules, or a stored one, which only an account may use. */
export function checkoutCardOf(context: Asked, { code }: CustomerRecord): Result<ChargeableCard, Refusal> {
  const { body, store, visitor, clock } = context;
  const today = civilDateAt(clock());
  if ("wallet" in body) {
    if (accountOf(visitor) !== code) throw unauthenticated();
    return storedCard(body.wallet, { store, customerCode: code, today });
  }
  if (!parseCpf(body.cpf).ok) return rejected(invalidCard);
  return typedCard(body, today, (card) => canStoreCard(context, code, card));
}
