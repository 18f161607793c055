import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { paidCardFields } from "../checkout/paymentWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { dataEnvelope } from "../contract/dataEnvelope.ts";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { nullish, strictOptional } from "../contract/optional.ts";
import {
  errorsWire,
  hasErrorOutcome,
  messageWire,
  type Outcome,
  rejectionOf,
  sentErrors,
} from "../contract/outcome.ts";
import { isTruthyInPhp } from "../contract/presence.ts";
import { succeeded } from "../contract/replies.ts";
import { secretText } from "../contract/sentTexts.ts";
import { resolutionWire } from "./resolutionWire.ts";

export const readResolutionEndpoint = endpoint({
  method: "GET",
  path: "/assinatura/amount-resolution/{subscription}",
  summary: "The debt of the customer's own subscription, and the state of its payment (SUB-307)",
  reply: resolutionWire,
});

/** The methods for which the server creates a payment; a card has its own call. */
const sentMethod = z.codec(z.enum(["PIX", "BOLETO"]), z.enum(["pix", "boleto"]), {
  decode: (word) => (word === "PIX" ? "pix" : "boleto"),
  encode: (method) => (method === "pix" ? "PIX" : "BOLETO"),
});

/** Whether a payment was created: `success` is present and truthy (SUB-304). */
export const paymentCreatedWire = z.codec(
  z.object({ success: z.optional(z.unknown()), error: messageWire, errors: errorsWire, message: messageWire }),
  z.custom<Outcome<object>>(),
  {
    decode({ success, error, errors, message }) {
      if (isTruthyInPhp(success)) return accepted({});
      const text = error || message;
      return rejected(rejectionOf(errors, text ? { message: text } : {}));
    },
    encode: (result) => (result.ok ? { success: true } : { error: result.error.message, ...sentErrors(result.error) }),
  },
);

export const createPaymentEndpoint = endpoint({
  method: "POST",
  path: "/assinatura/finish-resolution/{subscription}",
  summary: "Creates a PIX or a boleto for the debt (SUB-304, SUB-305)",
  body: envelope("type", sentMethod),
  reply: paymentCreatedWire,
});

const yes = z.codec(z.literal(1), z.literal(true), { decode: () => true as const, encode: () => 1 as const });

export const cancelPaymentEndpoint = endpoint({
  method: "POST",
  path: "/assinatura/cancel-resolution/{subscription}",
  summary: "Cancels the pending payment, so that another method can be chosen (SUB-306)",
  body: envelope("accept_cancel", yes),
  reply: succeeded,
});

const retry = {
  botCheck: ["recaptcha_response", secretText],
  subscription: ["subscription_code", strictOptional(z.string())],
} as const;

export const retryWithCardEndpoint = endpoint({
  method: "POST",
  path: "/payment/subscription-retry",
  summary:
    "Pays the debt with a stored or a new card; the subscription is the named one, or the one that the session pays for (SUB-330, MAN-343, MAN-344)",
  timeout: 60_000,
  // A stored card by its id (MAN-343), or a typed one (MAN-344).
  body: z.union([
    fieldMap({ ...retry, wallet: ["wallet_id", coercedString] }),
    fieldMap({ ...retry, card: ["credit_card", fieldMap(paidCardFields)] }),
  ]),
  reply: dataEnvelope(hasErrorOutcome({})),
  // 403 is another customer's subscription or card (MAN-376). After a status that is not listed it is unknown whether the card was charged.
  refusedWith: [400, 403, 409, 422],
});

export const cardHashEndpoint = endpoint({
  method: "GET",
  path: "/payment/credit-card-hash/{subscription}",
  summary: "Opens the resolution of the customer's own subscription; returns its hash",
  reply: dataEnvelope(hasErrorOutcome({ hash: ["hash", nullish(coercedString)] })),
  isRead: false,
});
