import { sentCard } from "../../testing/sentCard.ts";
import type { WireCall } from "../../testing/wireCall.ts";

const place = {
  payment_cep: "01310100",
  payment_address_street: "Avenida Paulista",
  payment_address_number: "1578",
  payment_address_complement: "apto 42",
  payment_address_neighborhood: "Bela Vista",
  payment_address_city: "São Paulo",
  payment_address_state: "SP",
};

const client = {
  fullname: "Ana Maria Souza",
  cpf: "52998224725",
  ...place,
  birthdate: [1990, 4, 7],
  phone_area_code: "11",
  phone_number: "912345678",
  recaptcha_response: "local-contact",
};

/** The calls of the checkout, copied from the documents (000 § 3 and § 7, 002 § 7) and `requirements.tsv`, never from the contract. */
export const wireCalls = {
  customer: {
    proves: "FUN-318 FUN-125 FUN-126 FUN-127",
    method: "GET",
    path: "/checkout/customer/",
    reply: {
      client: {
        name: "Ana Maria Souza",
        cpf: "52998224725",
        birthDate: [1990, 4, 7],
        phone_ddd: "11",
        phone_number: "912345678",
        address: place,
      },
    },
  },
  cep: {
    proves: "FUN-319 FUN-136",
    method: "POST",
    path: "/shipping/cep",
    body: { cep: "01310100" },
    reply: { data: { cidade: "São Paulo", estado: "SP", bairro: "Bela Vista", logradouro: "Avenida Paulista" } },
  },
  freightEstimate: {
    proves: "MAN-331 FUN-333",
    method: "POST",
    path: "/shipping/cep/estimate",
    body: { cep: "01310100" },
    reply: { data: [{ price: 27.9, days: 7 }] },
  },
  freight: {
    proves: "MAN-332",
    method: "POST",
    path: "/save/frete/",
    body: { frete: "12.35" },
    reply: { success: true },
  },
  chosenPlan: {
    proves: "MAN-329 MAN-160",
    method: "GET",
    path: "/plan/session",
    reply: {
      plan: {
        name: "Plano Anual",
        code: "SP_anual",
        iteration: 12,
        valMensal: "64.90",
        valTotal: "778.80",
        valTotalOld: "838.80",
      },
    },
  },
  saveCustomer: {
    proves: "FUN-320 FUN-128 FUN-130 FUN-131 FUN-132",
    method: "POST",
    path: "/save/customer",
    body: { client },
    reply: { success: true },
  },
  refusedCustomer: {
    proves: "FUN-320",
    method: "POST",
    path: "/save/customer",
    body: { client: { ...client, recaptcha_response: "robot" } },
    reply: { success: false, error: [{ message: "Não conseguimos confirmar que você é humano." }] },
  },
  subscription: {
    proves: "FUN-321 FUN-133 FUN-134 FUN-137 FUN-138",
    method: "POST",
    path: "/save/subscription",
    body: { credit_card: sentCard },
    reply: {
      success: true,
      payload: { amount: 77_880, parcels: 12, shipping_amount: 0, plan_code: "SP_anual", cupom_code: "BOBQUERIDO" },
      subscription: [{ payment: { subscription_code: "SUB1" } }],
    },
  },
  subscriptionWithStoredCard: {
    proves: "ours:",
    method: "POST",
    path: "/save/subscription",
    body: { wallet_id: "cartao-1", recaptcha_response: "local-contact" },
    reply: {
      success: true,
      payload: { amount: 6_490, parcels: 1, shipping_amount: 0, plan_code: "scheduled_purchase", cupom_code: "BOB" },
      subscription: [{ payment: { subscription_code: "SUB2" } }],
    },
  },
  refusedSubscription: {
    proves: "FUN-321 FUN-338 FUN-351",
    method: "POST",
    path: "/save/subscription",
    body: { credit_card: sentCard },
    reply: { success: false, error: { type_error: "10MinOrLess", message: "Uma assinatura foi feita há pouco." } },
  },
  payment: {
    proves: "MAN-326 MAN-328",
    method: "POST",
    path: "/payment/get-data",
    // One field with any name.
    body: { data: "" },
    reply: { payment_payload: { real_status: "PAID", status: "PAID", subscription_code: "SUB1" } },
  },
  purchase: {
    proves: "MAN-327",
    method: "POST",
    path: "/checkout/save-analitics",
    body: {
      transaction_id: "SUB1",
      items: [{ name: "SP_anual", price: 64.9, coupon: "BOBQUERIDO" }],
      plan: "SP_anual",
      price: 64.9,
      coupon: "BOBQUERIDO",
      value: 64.9,
    },
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
