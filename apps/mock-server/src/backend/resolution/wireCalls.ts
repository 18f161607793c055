import type { WireCall } from "../../testing/wireCall.ts";

const plan = { name: "Plano Anual", parcels: 12, amount: 83_880 };

/** Documented fields of unknown meaning. */
const unnamed = { gateway_code: null, gateway_order_status: null, pix_boleto_details: null, type: null, error: null };

/** Our additional fields; all are optional. */
const ours = {
  pet_name: "Mika",
  pet_sex: "feminino",
  due_date: "2026-02-24",
  wallet_id: "f00d",
  next_try_on: null,
  next_charge_on: "2026-03-24",
  next_charge_amount: 6_990,
  expires_on: "2027-01-24",
  expires_once_paid_on: "2027-01-24",
};

const owed = { ...unnamed, parcels: 1, amount: 6_990, plan, retryClientCharges: null, ...ours };

const card = {
  holder_name: "CARLA LIMA",
  number: "4111111111111111",
  expiration_month: "12",
  expiration_year: "31",
  cvv: "123",
};

/**
 * The calls of a payment that is put right, copied from the documents (001 § 3, § 4 and § 7, 002 § 7) and `requirements.tsv`, never from
 * the contract.
 */
export const wireCalls = {
  owed: {
    proves: "SUB-307 SUB-117 SUB-121",
    method: "GET",
    path: "/assinatura/amount-resolution/ATRASO0001",
    reply: { data: owed },
  },
  owedWhileLeaving: {
    proves: "ours: SUB-307",
    method: "GET",
    path: "/assinatura/amount-resolution/ATRASO0001",
    reply: {
      data: {
        ...owed,
        next_charge_on: "2026-03-11",
        next_charge_is_penalty: true,
        expires_on: null,
        expires_once_paid_on: null,
      },
    },
  },
  waitingPix: {
    proves: "SUB-117 SUB-118 SUB-120",
    method: "GET",
    path: "/assinatura/amount-resolution/ATRASO0001",
    reply: {
      data: {
        ...owed,
        gateway_code: "PAGARME_PIX",
        pix_boleto_details: "00020101br.gov.bcb.pix",
        pix_expires_in: 1_800,
        payment_request: "f00d",
      },
    },
  },
  waitingBoleto: {
    proves: "SUB-117 SUB-118 SUB-120",
    method: "GET",
    path: "/assinatura/amount-resolution/ATRASO0001",
    reply: {
      data: {
        ...owed,
        gateway_code: "PAGARME_BOLETO",
        pix_boleto_details: "/boletos/f00d",
        boleto_line: "23790",
        payment_request: "f00d",
      },
    },
  },
  existingRetry: {
    proves: "SUB-117 SUB-183",
    method: "GET",
    path: "/assinatura/amount-resolution/ATRASO0001",
    reply: {
      data: {
        ...owed,
        type: "EXIST_RETRY",
        error: "Já existe um pagamento em andamento.",
        retryClientCharges: {
          gateway_code: "PAGARME_CREDIT_CARD",
          pix_boleto_details: null,
          payment_request: "f00d",
        },
      },
    },
  },
  paidUp: {
    proves: "SUB-117 SUB-119",
    method: "GET",
    path: "/assinatura/amount-resolution/ATIVA00001",
    reply: {
      data: {
        ...unnamed,
        gateway_order_status: "PAID",
        parcels: 0,
        amount: 0,
        plan,
        retryClientCharges: null,
        pet_name: "Bob",
        pet_sex: "masculino",
        due_date: null,
        next_try_on: null,
        expires_on: null,
        expires_once_paid_on: null,
      },
    },
  },
  unknownSubscription: {
    proves: "SUB-184",
    method: "GET",
    path: "/assinatura/amount-resolution/DEOUTRO",
    reply: {
      data: {
        ...unnamed,
        type: "NOT_EXIST_SUBSCRIPTION",
        error: "Não encontramos esta assinatura.",
        amount: null,
        parcels: null,
        plan: null,
        retryClientCharges: null,
        pet_sex: null,
        due_date: null,
        next_try_on: null,
        expires_on: null,
        expires_once_paid_on: null,
      },
    },
  },
  pix: {
    proves: "SUB-304",
    method: "POST",
    path: "/assinatura/finish-resolution/ATRASO0001",
    body: { type: "PIX" },
    reply: { success: true },
  },
  boleto: {
    proves: "SUB-305",
    method: "POST",
    path: "/assinatura/finish-resolution/ATRASO0001",
    body: { type: "BOLETO" },
    reply: { success: true },
  },
  refusedPix: {
    proves: "SUB-304",
    method: "POST",
    path: "/assinatura/finish-resolution/DEOUTRO",
    body: { type: "PIX" },
    reply: { error: "Não encontramos esta assinatura." },
    worded: ["error"],
  },
  calledOff: {
    proves: "SUB-306",
    method: "POST",
    path: "/assinatura/cancel-resolution/ATRASO0001",
    body: { accept_cancel: 1 },
    reply: { success: true },
  },
  cardRetry: {
    proves: "SUB-330 MAN-344",
    method: "POST",
    path: "/payment/subscription-retry",
    body: { recaptcha_response: "local-contact", credit_card: card, subscription_code: "ATRASO0001" },
    reply: { data: { has_error: false } },
  },
  storedCardRetry: {
    proves: "MAN-343",
    method: "POST",
    path: "/payment/subscription-retry",
    body: { recaptcha_response: "local-contact", wallet_id: "cartao-1", subscription_code: "ATRASO0001" },
    reply: { data: { has_error: false } },
  },
  refusedCardRetry: {
    proves: "SUB-330",
    method: "POST",
    path: "/payment/subscription-retry",
    body: {
      recaptcha_response: "local-contact",
      credit_card: { ...card, number: "4000000000009995" },
      subscription_code: "ATRASO0001",
    },
    reply: { data: { has_error: true, message: "O banco não autorizou este cartão." } },
  },
  cardHash: {
    proves: "MAN-345",
    method: "GET",
    path: "/payment/credit-card-hash/TESTE00001",
    reply: { data: { has_error: false, hash: "f00d" } },
  },
  unknownCardHash: {
    proves: "MAN-345",
    method: "GET",
    path: "/payment/credit-card-hash/DEOUTRO",
    reply: { data: { has_error: true, hash: null } },
  },
} as const satisfies Record<string, WireCall>;
