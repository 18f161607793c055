import type { Cep } from "@petbox/domain/address/cep";
import type { PlaceAnswer } from "@petbox/domain/address/cepLookup";
import { partsOf } from "@petbox/domain/calendar/civilDate";
import type { CardPayment } from "@petbox/domain/card/card";
import type { CarrierEstimate } from "@petbox/domain/delivery/firstBox";
import { freightUnknownMessage } from "@petbox/domain/delivery/freight";
import type { Customer } from "@petbox/domain/identity/registration";
import { type Cents, cents, centsFromDecimal, reaisFromCents } from "@petbox/domain/money/cents";
import { type PaymentResult, paymentResultOf } from "@petbox/domain/payment/paymentCheck";
import type { Purchase } from "@petbox/domain/payment/purchase";
import type { ChosenPlan } from "@petbox/domain/plan/offer";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { planNameFrom } from "@petbox/domain/plan/planName";
import { ApiError, refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import {
  estimateShippingEndpoint,
  lookUpCepEndpoint,
  paymentResultEndpoint,
  planInSessionEndpoint,
  readCustomerEndpoint,
  recordPurchaseEndpoint,
  saveCustomerEndpoint,
  saveFreightEndpoint,
  subscribeEndpoint,
} from "./contract.ts";
import { type KnownCustomer, knownCustomerFrom } from "./knownCustomer.ts";

/** What is already known of the customer (FUN-318); undefined for somebody new. */
export async function readCustomer(client: ApiClient): Promise<KnownCustomer | undefined> {
  const reply = await client.call(readCustomerEndpoint, {});
  return reply.client ? knownCustomerFrom(reply.client) : undefined;
}

/** Where a CEP is (FUN-319); undefined when nobody knows. */
export async function lookUpCep(client: ApiClient, cep: Cep): Promise<PlaceAnswer | undefined> {
  const { data } = await client.call(lookUpCepEndpoint, { body: { cep } });
  if (!data) return undefined;
  return {
    street: data.logradouro ?? "",
    neighborhood: data.bairro ?? "",
    city: data.cidade ?? "",
    state: data.estado ?? "",
  };
}

/**
 * What the carrier asks, before what the shop takes over, and how many days it needs (MAN-331).
 * @throws ApiError of the call; refused when the carrier says nothing.
 */
export async function estimateShipping(client: ApiClient, cep: Cep): Promise<CarrierEstimate> {
  const { data } = await client.call(estimateShippingEndpoint, { body: { cep } });
  const [first] = data;
  if (first === undefined) throw refused(freightUnknownMessage);
  return { price: centsFromDecimal(first.price), days: first.days };
}

/** Keeps the freight that the customer was shown (MAN-332). */
export async function saveFreight(client: ApiClient, freight: Cents): Promise<void> {
  await client.call(saveFreightEndpoint, { body: { frete: reaisFromCents(freight) } });
}

/** The plan in the session (MAN-329); undefined when none was chosen. */
export async function readChosenPlan(client: ApiClient): Promise<ChosenPlan | undefined> {
  const { plan } = await client.call(planInSessionEndpoint, {});
  if (!plan) return undefined;
  return {
    name: planNameFrom(plan.name),
    code: plan.code,
    length: planLengthOf({ tag: plan.code, description: `${plan.iteration} meses` }),
    monthlyPrice: centsFromDecimal(plan.valMensal),
    total: centsFromDecimal(plan.valTotal),
    ...(plan.valTotalOld ? { totalBefore: centsFromDecimal(plan.valTotalOld) } : {}),
  };
}

/** Saves who buys and where the box goes (FUN-320). @throws ApiError refused with the first text of the server's list. */
export async function saveCustomer(client: ApiClient, customer: Customer): Promise<void> {
  const { year, month, day } = partsOf(customer.birthDate);
  const { address } = customer;
  const reply = await client.call(saveCustomerEndpoint, {
    body: {
      client: {
        fullname: customer.fullName,
        cpf: customer.cpf,
        payment_cep: address.cep,
        payment_address_street: address.street,
        payment_address_number: address.number,
        payment_address_complement: address.complement,
        payment_address_neighborhood: address.neighborhood,
        payment_address_city: address.city,
        payment_address_state: address.state,
        birthdate: [year, month, day],
        phone_area_code: customer.phone.areaCode,
        phone_number: customer.phone.number,
        recaptcha_response: await client.botCheck(),
      },
    },
  });
  if (!reply.success) throw refused(reply.error?.[0]?.message);
}

/** A subscription that was opened (FUN-138), and what is told of it to the analytics when the server says it. */
export interface OpenedSubscription {
  readonly code: string;
  readonly purchase?: OpenedPurchase;
}

/** What was bought; the money in cents (FUN-137). */
export interface OpenedPurchase extends Purchase {
  readonly planCode: string;
  readonly coupon: string;
}

/**
 * Sends the card and opens the subscription (FUN-321). The two hashes are always null (FUN-134).
 * @param attempt names this attempt of the customer's: sent again, it opens no second subscription.
 * @throws ApiError refused with the server's text, which may hold HTML, and its name for the refusal. A success that
 * names no subscription is no refusal but a broken contract: something was opened.
 */
export async function subscribe(client: ApiClient, card: CardPayment, attempt: string): Promise<OpenedSubscription> {
  const reply = await client.call(subscribeEndpoint, {
    attempt,
    body: {
      credit_card: {
        holder_name: card.holderName,
        number: card.number,
        expiration_month: card.expirationMonth,
        expiration_year: card.expirationYear,
        cvv: card.cvv,
        cpf: card.cpf,
        recaptcha_response: await client.botCheck(),
        hashWire: null,
        hashPagarme: null,
      },
    },
  });
  if (!reply.success) throw refused(reply.error?.message, reply.error?.type_error);
  const code = reply.subscription?.[0]?.payment.subscription_code;
  if (!code) throw new ApiError({ kind: "contract", detail: "a subscription was opened and has no code" });
  // What only the analytics need must not undo a payment: without it the customer has paid all the same.
  if (!reply.payload) return { code };
  const { amount, parcels, shipping_amount, plan_code, cupom_code } = reply.payload;
  const money = { amount: cents(amount), parcels, shipping: cents(shipping_amount) };
  return { code, purchase: { ...money, planCode: plan_code, coupon: cupom_code ?? "" } };
}

/** The result of the visitor's last payment, as far as the server knows it (MAN-326). */
export async function readPaymentResult(client: ApiClient): Promise<PaymentResult> {
  const reply = await client.call(paymentResultEndpoint, { body: { data: "" } });
  return paymentResultOf(reply.payment_payload?.real_status);
}

/** Tells the server of an approved purchase, for analytics (MAN-327). @param value decimal reais. */
export async function recordPurchase(
  client: ApiClient,
  purchase: { readonly subscription: string; readonly plan: string; readonly coupon: string; readonly value: number },
): Promise<void> {
  const { subscription, plan, coupon, value } = purchase;
  const items = [{ name: plan, price: value, coupon }];
  await client.call(recordPurchaseEndpoint, {
    body: { transaction_id: subscription, items, plan, price: value, coupon, value },
  });
}
