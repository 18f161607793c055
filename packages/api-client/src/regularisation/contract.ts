import { walletWire } from "../cards/walletWire.ts";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { endpoint } from "../contract/endpoint.ts";
import { strictNullish } from "../contract/optional.ts";
import { outcome } from "../contract/outcome.ts";

export const listCardsEndpoint = endpoint({
  method: "GET",
  path: "/assinatura/credit-cards",
  summary: "The customer's stored cards, to choose one for a payment (MAN-342)",
  reply: outcome({ cards: ["data", strictNullish(arrayOfValid(walletWire))] }),
});
