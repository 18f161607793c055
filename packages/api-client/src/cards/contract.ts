import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { optional, strictNullish } from "../contract/optional.ts";
import { messageOutcome, outcome } from "../contract/outcome.ts";
import { succeededOrMessage } from "../contract/replies.ts";
import { secretText } from "../contract/sentTexts.ts";
import { chargedWire, walletWire } from "./walletWire.ts";

export const listCardsEndpoint = endpoint({
  method: "GET",
  path: "/assinatura/credit-cards",
  summary: "The customer's stored cards, to choose one for a payment (MAN-342)",
  reply: outcome({ cards: ["data", strictNullish(arrayOfValid(walletWire))] }),
});

/** A card to store, with a bot-check token (SUB-146). The number has no spaces. */
const storedCardFields = {
  botCheck: ["recaptcha_response", secretText],
  holderName: ["name", z.string().check(z.minLength(1))],
  number: ["cardNumber", z.string().check(z.regex(/^\d{13,19}$/))],
  expirationMonth: ["expirationMonth", z.string().check(z.regex(/^\d{1,2}$/))],
  expirationYear: ["expirationYear", z.string().check(z.regex(/^\d{2}(\d{2})?$/))],
  cvv: ["cvv", z.string().check(z.regex(/^\d{3,4}$/))],
  brand: ["brand", z.string()],
} as const;

/** The documents name a text of the server for a 400 alone; a 401 keeps its own (decision 73). */
const refusedWith = [400];

export const addCardEndpoint = endpoint({
  method: "POST",
  path: "/assinatura/credit-cards/add-new",
  summary: "Stores a card, three per customer at most (SUB-320, decision 39)",
  body: fieldMap({ customer: ["code", z.string()], ...storedCardFields }),
  reply: succeededOrMessage,
  refusedWith,
});

export const editCardEndpoint = endpoint({
  method: "PUT",
  path: "/assinatura/credit-cards/edit",
  summary: "Replaces a stored card, or its expiry (SUB-321, SUB-087)",
  body: fieldMap({ customer: ["customer_code", z.string()], card: ["wallet_id", z.string()], ...storedCardFields }),
  reply: succeededOrMessage,
  refusedWith,
});

/** Both are ours and optional: the subscriptions that were charged on a card, and the card that they have moved to. */
const movedCharges = messageOutcome({
  charged: ["moved_subscriptions", optional(arrayOfValid(chargedWire))],
  to: ["moved_to", optional(walletWire)],
});

export const removeCardEndpoint = endpoint({
  method: "POST",
  path: "/assinatura/credit-cards/delete",
  summary: "Deletes a card; the last one cannot be deleted while charges remain (MAN-341)",
  body: envelope("code", z.string()),
  reply: movedCharges,
  refusedWith,
});

/** Ours, and optional for the server: only a card with `can_become_main` has the button that calls it. */
export const makeMainCardEndpoint = endpoint({
  method: "POST",
  path: "/assinatura/credit-cards/make-main",
  summary: "Makes a stored card the main one, which takes over the charges of the former (decision 39)",
  body: envelope("code", z.string()),
  reply: movedCharges,
  refusedWith,
});
