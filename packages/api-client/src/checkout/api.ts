import type { Cep } from "@petbox/domain/address/cep";
import type { PlaceReply } from "@petbox/domain/address/cepLookup";
import type { CardPayment } from "@petbox/domain/card/card";
import type { CarrierEstimate } from "@petbox/domain/delivery/firstBox";
import { freightUnknownMessage } from "@petbox/domain/delivery/freight";
import type { Customer } from "@petbox/domain/identity/registration";
import type { Cents } from "@petbox/domain/money/cents";
import type { PaymentResult } from "@petbox/domain/payment/paymentCheck";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { refused } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
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
import type { OpenedSubscription, RecordedPurchase } from "./paymentWire.ts";

export type { OpenedSubscription } from "./paymentWire.ts";

/** Reads the customer's stored data (FUN-318); undefined for a new customer. */
export async function readCustomer(client: ApiClient): Promise<KnownCustomer | undefined> {
  const known = await client.call(readCustomerEndpoint, {});
  return known && knownCustomerFrom(known);
}

/** Looks up the place of a CEP (FUN-319); undefined where it is unknown. */
export function lookUpCep(client: ApiClient, cep: Cep): Promise<PlaceReply | undefined> {
  return client.call(lookUpCepEndpoint, { body: cep });
}

/** The carrier's estimate for a CEP (MAN-331). @throws ApiError of the call; refused when the carrier sends no estimate. */
export async function estimateShipping(client: ApiClient, cep: Cep): Promise<CarrierEstimate> {
  const estimate = await client.call(estimateShippingEndpoint, { body: cep });
  if (estimate === undefined) throw refused(freightUnknownMessage, undefined, estimateShippingEndpoint);
  return estimate;
}

/** Keeps the freight that the customer was shown (MAN-332). @throws ApiError refused with the server's text. */
export async function saveFreight(client: ApiClient, freight: Cents): Promise<void> {
  await unwrapOutcome(client.call(saveFreightEndpoint, { body: freight }));
}

/** The plan in the session (MAN-329); undefined before a choice. */
export function readChosenPlan(client: ApiClient): Promise<SelectedPlan | undefined> {
  return client.call(planInSessionEndpoint, {});
}

/** Saves the buyer and the delivery address (FUN-320). @throws ApiError refused with the first text of the server's list. */
export async function saveCustomer(client: ApiClient, customer: Customer): Promise<void> {
  await unwrapOutcome(client.call(saveCustomerEndpoint, { body: { customer, botCheck: await client.botCheck() } }));
}

/**
 * Sends the card and opens the subscription (FUN-321).
 * @param attempt idempotency key, the same until the server has replied: a repeated request opens no second subscription.
 * @throws ApiError refused with the server's text, which may hold HTML, and its name for the refusal.
 */
export async function subscribe(client: ApiClient, card: CardPayment, attempt: string): Promise<OpenedSubscription> {
  const body = { ...card, botCheck: await client.botCheck() };
  return unwrapOutcome(client.call(subscribeEndpoint, { attempt, body }));
}

/**
 * Opens the subscription and pays it with a stored card; for servers whose page data lists `payable_with`.
 * @param attempt idempotency key, as for `subscribe`.
 * @throws ApiError refused with the server's text.
 */
export async function subscribeWithStoredCard(
  client: ApiClient,
  wallet: string,
  attempt: string,
): Promise<OpenedSubscription> {
  const body = { wallet, botCheck: await client.botCheck() };
  return unwrapOutcome(client.call(subscribeEndpoint, { attempt, body }));
}

/**
 * The result of the visitor's last payment, or "unknown" (MAN-326).
 * @param subscription the expected one; the result of another subscription's payment is ignored.
 */
export async function readPaymentResult(client: ApiClient, subscription?: string): Promise<PaymentResult> {
  const payment = await client.call(paymentResultEndpoint, { body: { data: "" } });
  if (payment === undefined) return "unknown";
  const isOfAnother =
    subscription !== undefined && payment.subscription !== undefined && payment.subscription !== subscription;
  return isOfAnother ? "unknown" : payment.result;
}

/** Reports an approved purchase to the server's analytics (MAN-327). A `success: false` is ignored: the customer can do nothing about it. */
export async function recordPurchase(client: ApiClient, purchase: RecordedPurchase): Promise<void> {
  await client.call(recordPurchaseEndpoint, { body: purchase });
}
