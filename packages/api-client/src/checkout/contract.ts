import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { optionalText, succeeded } from "../contract/replies.ts";

const decimalReais = z.union([z.number(), z.string()]);
const wholeNumber = z.number().check(z.int());

/** A birth date as the server may send it: text, or [year, month, day] (FUN-126). */
const birthDateWire = z.union([z.string(), z.tuple([wholeNumber, wholeNumber, wholeNumber])]);

const addressWire = z.object({
  payment_cep: optionalText,
  payment_address_street: optionalText,
  payment_address_number: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  payment_address_complement: optionalText,
  payment_address_neighborhood: optionalText,
  payment_address_city: optionalText,
  payment_address_state: optionalText,
});

/** What the server already knows of the customer (FUN-125, FUN-127). */
export const clientWire = z.object({
  name: optionalText,
  cpf: optionalText,
  birthDate: z.optional(z.nullable(birthDateWire)),
  phone_ddd: optionalText,
  phone_number: optionalText,
  address: z.optional(z.nullable(addressWire)),
});

export const readCustomerEndpoint = endpoint({
  method: "GET",
  path: "/checkout/customer/",
  summary: "What is already known of the customer, to fill the registration in (FUN-318)",
  reply: z.object({ client: z.nullable(clientWire) }),
});

export const lookUpCepEndpoint = endpoint({
  method: "POST",
  path: "/shipping/cep",
  summary: "Finds the street of a CEP (FUN-319)",
  body: z.object({ cep: z.string().check(z.regex(/^\d{8}$/)) }),
  reply: z.object({
    data: z.optional(
      z.nullable(
        z.object({ cidade: optionalText, estado: optionalText, bairro: optionalText, logradouro: optionalText }),
      ),
    ),
  }),
  example: { body: { cep: "01310100" } },
});

export const estimateShippingEndpoint = endpoint({
  method: "POST",
  path: "/shipping/cep/estimate",
  summary: "Price in decimal reais and days of the carrier to a CEP (MAN-331)",
  body: z.object({ cep: z.string().check(z.regex(/^\d{8}$/)) }),
  reply: z.object({ data: z.array(z.object({ price: decimalReais, days: wholeNumber })) }),
  example: { body: { cep: "01310100" } },
});

export const saveFreightEndpoint = endpoint({
  method: "POST",
  path: "/save/frete/",
  summary: "Keeps the freight that was shown, in decimal reais (MAN-332)",
  body: z.object({ frete: decimalReais }),
  reply: succeeded,
  example: { body: { frete: "12.35" } },
});

export const planInSessionEndpoint = endpoint({
  method: "GET",
  path: "/plan/session",
  summary: "The plan that the visitor chose, with its values in decimal reais (MAN-160, MAN-329)",
  reply: z.object({
    plan: z.nullable(
      z.object({
        name: z.string(),
        code: z.string(),
        iteration: wholeNumber,
        valMensal: decimalReais,
        valTotal: decimalReais,
        valTotalOld: z.optional(z.nullable(decimalReais)),
      }),
    ),
  }),
});

/** What is sent of the customer (FUN-128 to FUN-131). */
export const customerWire = z.object({
  fullname: z.string(),
  cpf: z.string(),
  payment_cep: z.string(),
  payment_address_street: z.string(),
  payment_address_number: z.union([z.string(), z.number()]),
  payment_address_complement: z.string(),
  payment_address_neighborhood: z.string(),
  payment_address_city: z.string(),
  payment_address_state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  birthdate: z.tuple([wholeNumber, wholeNumber, wholeNumber]),
  phone_area_code: z.string(),
  phone_number: z.string(),
  recaptcha_response: z.string(),
});

export const saveCustomerEndpoint = endpoint({
  method: "POST",
  path: "/save/customer",
  summary: "Saves the customer's personal and delivery data (FUN-320)",
  body: z.object({ client: customerWire }),
  reply: z.object({
    success: z.boolean(),
    error: z.optional(z.nullable(z.array(z.object({ message: z.string() })))),
  }),
  example: {
    body: {
      client: {
        fullname: "Ana Maria Souza",
        cpf: "52998224725",
        payment_cep: "01310100",
        payment_address_street: "Avenida Paulista",
        payment_address_number: "1578",
        payment_address_complement: "",
        payment_address_neighborhood: "Bela Vista",
        payment_address_city: "São Paulo",
        payment_address_state: "SP",
        birthdate: [1990, 4, 7],
        phone_area_code: "11",
        phone_number: "912345678",
        recaptcha_response: "local-contact",
      },
    },
  },
});

/** The card as it is sent; the two hashes are always null (FUN-133, FUN-134). */
export const creditCardWire = z.object({
  holder_name: z.string().check(z.minLength(1)),
  number: z.string().check(z.regex(/^\d{13,19}$/)),
  expiration_month: z.string().check(z.regex(/^\d{1,2}$/)),
  expiration_year: z.string().check(z.regex(/^\d{2}(\d{2})?$/)),
  cvv: z.string().check(z.regex(/^\d{3,4}$/)),
  cpf: z.string().check(z.regex(/^\d{11}$/)),
  recaptcha_response: z.string(),
  hashWire: z.null(),
  hashPagarme: z.null(),
});

export const subscribeEndpoint = endpoint({
  method: "POST",
  path: "/save/subscription",
  summary: "Subscribes: sends the card and opens the payment (FUN-321)",
  timeout: 60_000,
  body: z.object({ credit_card: creditCardWire }),
  reply: z.object({
    success: z.boolean(),
    payload: z.optional(
      z.nullable(
        z.object({
          amount: wholeNumber,
          parcels: wholeNumber,
          shipping_amount: wholeNumber,
          plan_code: z.string(),
          cupom_code: optionalText,
        }),
      ),
    ),
    subscription: z.optional(z.nullable(z.array(z.object({ payment: z.object({ subscription_code: z.string() }) })))),
    error: z.optional(z.nullable(z.object({ type_error: optionalText, message: optionalText }))),
  }),
  example: {
    body: {
      credit_card: {
        holder_name: "ANA M SOUZA",
        number: "4111111111111111",
        expiration_month: "12",
        expiration_year: "31",
        cvv: "123",
        cpf: "52998224725",
        recaptcha_response: "local-contact",
        hashWire: null,
        hashPagarme: null,
      },
    },
  },
});

const paymentStatus = z.enum(["PAID", "NOT_PAID", "WAITING"]);

/** The result of a payment; the two keys say the same (MAN-328). */
export const paymentPayloadWire = z.object({
  real_status: z.optional(z.nullable(z.union([paymentStatus, z.string()]))),
  status: z.optional(z.nullable(z.union([paymentStatus, z.string()]))),
  subscription_code: optionalText,
});

export const paymentResultEndpoint = endpoint({
  method: "POST",
  path: "/payment/get-data",
  summary: "The result of the visitor's last payment, when there is one (MAN-326)",
  body: z.object({ data: z.string() }),
  reply: z.object({ payment_payload: z.nullable(paymentPayloadWire) }),
  example: { body: { data: "" } },
});

export const recordPurchaseEndpoint = endpoint({
  method: "POST",
  path: "/checkout/save-analitics",
  summary: "Records an approved purchase for analytics (MAN-231, MAN-327)",
  body: z.object({
    transaction_id: z.string(),
    items: z.array(z.object({ name: z.string(), price: z.number(), coupon: z.string() })),
    plan: z.string(),
    price: z.number(),
    coupon: z.string(),
    value: z.number(),
  }),
  reply: succeeded,
  example: {
    body: {
      transaction_id: "TESTE00001",
      items: [{ name: "SP_anual", price: 69.9, coupon: "" }],
      plan: "SP_anual",
      price: 69.9,
      coupon: "",
      value: 69.9,
    },
  },
});
