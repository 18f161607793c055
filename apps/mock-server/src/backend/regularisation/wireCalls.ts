import type { WireCall } from "../../testing/wireCall.ts";

/** The documented fields of a stored card, with both names of its last digits (SUB-137, SUB-147, MAN-151). */
const card = {
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

/** The calls of the dialog that pays an overdue subscription, copied from document 002 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  storedCards: {
    proves: "MAN-342 MAN-151",
    method: "GET",
    path: "/assinatura/credit-cards",
    // The charges are ours and optional.
    reply: { success: true, data: [{ ...card, next_charge_on: null, charged_pets: null, charged_subscriptions: [] }] },
  },
} as const satisfies Record<string, WireCall>;
