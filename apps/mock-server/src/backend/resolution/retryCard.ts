import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import type { Outcome } from "@petbox/api-client/contract/outcome";
import type { retryWithCardEndpoint } from "@petbox/api-client/resolution/contract";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type ChargeableCard, storedCard, typedCard } from "../cards/chargeableCard.ts";
import { canStoreCard } from "../cards/storedCardLimit.ts";
import type { Dependencies } from "../requestContext.ts";

interface Asking extends Pick<Dependencies, "store" | "clock"> {
  readonly customerCode: string;
  readonly today: CivilDate;
}

/** The card of the request: one from the wallet, or one that was typed. */
export function retryCardOf(body: BodyOf<typeof retryWithCardEndpoint>, asking: Asking): Outcome<ChargeableCard> {
  if ("wallet" in body) return storedCard(body.wallet, asking);
  return typedCard(body.card, asking.today, (card) => canStoreCard(asking, asking.customerCode, card));
}
