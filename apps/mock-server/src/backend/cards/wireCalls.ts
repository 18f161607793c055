import type { WireCall } from "../../testing/wireCall.ts";

const card = {
  recaptcha_response: "local-contact",
  cvv: "123",
  name: "CARLA LIMA",
  cardNumber: "4111111111111111",
  expirationMonth: "12",
  expirationYear: "31",
  brand: "VISA",
};

/** The documented fields of a stored card, with both names of its last digits (SUB-137, SUB-147, MAN-151). */
const storedCard = {
  id: "cartao-1",
  name_printed: "CARLA LIMA",
  first_six: "555555",
  last_four: "4444",
  last_four_digits: "4444",
  brand: "MASTERCARD",
  expiration_month: "12",
  expiration_year: "31",
  is_main: true,
};

/** The calls of a customer's cards, copied from documents 001 (§ 3 and § 7) and 002 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  storedCards: {
    proves: "MAN-342 MAN-151",
    method: "GET",
    path: "/assinatura/credit-cards",
    // The charges are ours and optional.
    reply: {
      success: true,
      data: [{ ...storedCard, next_charge_on: null, charged_pets: null, charged_subscriptions: [] }],
    },
  },
  addedCard: {
    proves: "SUB-320 SUB-146",
    method: "POST",
    path: "/assinatura/credit-cards/add-new",
    body: { code: "conta0001", ...card },
    reply: { success: true },
  },
  refusedCard: {
    proves: "SUB-320 SUB-352",
    method: "POST",
    path: "/assinatura/credit-cards/add-new",
    body: { code: "conta0001", ...card, recaptcha_response: "robot" },
    reply: { success: false, message: "Não conseguimos confirmar que você é humano." },
    worded: ["message"],
  },
  editedCard: {
    proves: "SUB-321 SUB-146",
    method: "PUT",
    path: "/assinatura/credit-cards/edit",
    body: { customer_code: "conta0001", wallet_id: "cartao-2", ...card, cardNumber: "4012888888881881" },
    reply: { success: true },
  },
  mainCard: {
    // No call of the documents sets the main card (decision 39).
    proves: "ours:",
    method: "POST",
    path: "/assinatura/credit-cards/make-main",
    body: { code: "cartao-2" },
    reply: { success: true },
  },
  removedCard: {
    proves: "MAN-341",
    method: "POST",
    path: "/assinatura/credit-cards/delete",
    body: { code: "cartao-2" },
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
