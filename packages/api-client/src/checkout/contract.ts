import { parseCep } from "@petbox/domain/address/cep";
import type { CarrierEstimate } from "@petbox/domain/delivery/firstBox";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import * as z from "zod/mini";
import { addIssue } from "../contract/codec.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { dataEnvelope } from "../contract/dataEnvelope.ts";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { decimalReais, decimalReaisText } from "../contract/money.ts";
import { nullable, nullish, strictOptional, text } from "../contract/optional.ts";
import { outcome, type Rejection } from "../contract/outcome.ts";
import { parsed } from "../contract/parsed.ts";
import { acknowledged } from "../contract/replies.ts";
import { wireList } from "../contract/wireList.ts";
import { planNameWire } from "../funnel/offerWire.ts";
import { purchaseSummaryWire } from "../scheduled/purchaseSummaryWire.ts";
import { knownCustomerWire, sentCustomerWire } from "./customerWire.ts";
import { cardWire, openedWire, paymentWire, purchaseWire, storedCardPaymentWire } from "./paymentWire.ts";

export type { RecordedPurchase } from "./paymentWire.ts";

const record = fieldMap({
  name: ["name", planNameWire],
  code: ["code", coercedString],
  length: ["iteration", coercedInteger],
  monthlyPrice: ["valMensal", decimalReaisText],
  total: ["valTotal", decimalReaisText],
  totalBefore: ["valTotalOld", nullish(decimalReaisText.check(z.positive()))],
  /** Ours: only for pads and food. */
  purchase: ["scheduled_purchase", strictOptional(purchaseSummaryWire)],
});

/** The plan in the session (MAN-160). Its code determines the term before other fields. */
const chosenPlanWire = z.codec(record, z.custom<SelectedPlan>(), {
  decode: (plan) => ({ ...plan, length: planLengthOf({ tag: plan.code, months: plan.length }) }),
  encode: (plan) => plan,
});

export const readCustomerEndpoint = endpoint({
  method: "GET",
  path: "/checkout/customer/",
  summary: "The customer's stored data, to fill in the registration (FUN-318)",
  reply: envelope("client", nullish(knownCustomerWire)),
});

const cepBody = envelope("cep", parsed(parseCep, z.string().check(z.regex(/^\d{8}$/))));

/** The place of a CEP; any field may be empty. */
const placeWire = fieldMap({
  city: ["cidade", text],
  state: ["estado", text],
  neighborhood: ["bairro", text],
  street: ["logradouro", text],
});

export const lookUpCepEndpoint = endpoint({
  method: "POST",
  path: "/shipping/cep",
  summary: "Finds the street of a CEP (FUN-319)",
  body: cepBody,
  reply: dataEnvelope(nullish(placeWire), "cidade"),
  isRead: true,
});

/** The carrier's days; 0 if it names none (FUN-354). */
const carrierDays = z.codec(nullish(coercedInteger), z.number(), {
  decode: (days) => days ?? 0,
  encode: (days) => days,
});

const carrierEstimate = fieldMap({ price: ["price", decimalReais], days: ["days", carrierDays] });

/** The first of the carrier's estimates counts (MAN-331): it must be valid, and the others are not read. */
const estimateWire = z.codec(
  z.nullable(wireList(z.catch(z.optional(carrierEstimate), undefined))),
  z.custom<CarrierEstimate | undefined>(),
  {
    decode: (sent, context) => (sent?.length && sent[0] === undefined ? addIssue(context, "a price", "0") : sent?.[0]),
    encode: (estimate) => (estimate ? [estimate] : []),
  },
);

export const estimateShippingEndpoint = endpoint({
  method: "POST",
  path: "/shipping/cep/estimate",
  summary: "The carrier's price in decimal reais and days to a CEP (MAN-331)",
  body: cepBody,
  reply: dataEnvelope(estimateWire),
  isRead: true,
});

export const saveFreightEndpoint = endpoint({
  method: "POST",
  path: "/save/frete/",
  summary: "Saves the displayed freight, in decimal reais (MAN-332)",
  body: envelope("frete", decimalReaisText),
  reply: acknowledged,
});

export const planInSessionEndpoint = endpoint({
  method: "GET",
  path: "/plan/session",
  summary: "The chosen plan, with its values in decimal reais (MAN-160, MAN-329)",
  reply: envelope("plan", nullable(chosenPlanWire)),
});

/** Rejections as a list of texts; the first one is shown. */
const refusals = z.codec(wireList(z.object({ message: z.string() })), z.custom<Rejection>(), {
  decode: ([first, ...more]) => ({ ...first, more: more.map(({ message }) => message) }),
  encode: ({ message = "", more = [] }) => [message, ...more].map((text) => ({ message: text })),
});

export const saveCustomerEndpoint = endpoint({
  method: "POST",
  path: "/save/customer",
  summary: "Saves the customer's personal and delivery data (FUN-320)",
  body: envelope("client", sentCustomerWire),
  reply: outcome({}, refusals),
});

export const subscribeEndpoint = endpoint({
  method: "POST",
  path: "/save/subscription",
  summary: "Subscribes: sends the card, or names a stored one, and opens the payment (FUN-321)",
  hasIdempotencyKey: true,
  timeout: 60_000,
  // A typed card (FUN-321), or ours: a stored one by its id, as in MAN-343.
  body: z.union([envelope("credit_card", cardWire), storedCardPaymentWire]),
  reply: openedWire,
});

/** A dummy field of any name. */
const dummy = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const paymentResultEndpoint = endpoint({
  method: "POST",
  path: "/payment/get-data",
  summary: "The result of the visitor's last payment, if any (MAN-326)",
  body: dummy,
  reply: envelope("payment_payload", nullish(paymentWire)),
  isRead: true,
});

/** Several tabs may send the same purchase: the server records each `transaction_id` once and replies the same every time. */
export const recordPurchaseEndpoint = endpoint({
  method: "POST",
  path: "/checkout/save-analitics",
  summary: "Records an approved purchase for analytics, once for each transaction_id (MAN-231, MAN-327)",
  body: purchaseWire,
  reply: acknowledged,
});
