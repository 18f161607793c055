import * as z from "zod/mini";
import { walletWire } from "../cards/walletWire.ts";
import { endpoint } from "../contract/endpoint.ts";
import { outcome } from "../contract/outcome.ts";
import { nullable } from "../contract/wireValues.ts";

export const listCardsEndpoint = endpoint({
  method: "GET",
  path: "/assinatura/credit-cards",
  summary: "The cards that a customer keeps, of which one is chosen to pay with (MAN-342)",
  reply: outcome({ cards: ["data", nullable(z.array(walletWire))] }),
});
