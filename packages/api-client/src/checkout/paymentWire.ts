import { type PaymentResult, paymentResultOf } from "@petbox/domain/payment/paymentCheck";
import type { Purchase } from "@petbox/domain/payment/purchase";
import { accepted } from "@petbox/domain/result";
import * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { addIssue } from "../contract/codec.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullishString, optional, textOrNull } from "../contract/optional.ts";
import { messageWire, type Outcome, outcome, type Rejection } from "../contract/outcome.ts";
import { rejectionTextIn } from "../contract/rejectionTextIn.ts";
import { secretText } from "../contract/sentTexts.ts";
import { wireList } from "../contract/wireList.ts";

const nothing = z.codec(z.null(), z.custom<undefined>(), { decode: () => undefined, encode: () => null });

/** A card that pays, the same in every call. */
export const paidCardFields = {
  holderName: ["holder_name", z.string().check(z.minLength(1))],
  number: ["number", z.string().check(z.regex(/^\d{13,19}$/))],
  expirationMonth: ["expiration_month", z.string().check(z.regex(/^\d{1,2}$/))],
  expirationYear: ["expiration_year", z.string().check(z.regex(/^\d{2}(\d{2})?$/))],
  cvv: ["cvv", z.string().check(z.regex(/^\d{3,4}$/))],
} as const;

/** The card in the request; the two hashes are always null (FUN-133, FUN-134). */
export const cardWire = fieldMap({
  ...paidCardFields,
  cpf: ["cpf", z.string().check(z.regex(/^\d{11}$/))],
  botCheck: ["recaptcha_response", secretText],
  hashWire: ["hashWire", nothing],
  hashPagarme: ["hashPagarme", nothing],
});

/** Payment with a stored card, by the names of the documents (MAN-343). */
export const storedCardPaymentWire = fieldMap({
  wallet: ["wallet_id", z.string()],
  botCheck: ["recaptcha_response", secretText],
});

/** The purchase; amounts in cents (FUN-137). */
interface OpenedPurchase extends Purchase {
  readonly planCode: string;
  readonly coupon: string;
}

/** An opened subscription (FUN-138), and the purchase for analytics where the server sends it. */
export interface OpenedSubscription {
  readonly code: string;
  readonly purchase?: OpenedPurchase;
}

const payment = envelope("payment", envelope("subscription_code", coercedString));

/** A list with one payment; a server may also send the payment itself. */
const code = z.codec(z.union([arrayOfValid(payment), payment]), z.custom<string | undefined>(), {
  decode: (sent) => (typeof sent === "string" ? sent : sent.find(Boolean)),
  encode: (text) => (text === undefined ? [] : [text]),
});

/** A message and its type; any other object may hold the text in another shape of the API. */
const paymentRejection = z.codec(
  z.looseObject({ type_error: nullishString, message: messageWire }),
  z.custom<Rejection>(),
  {
    decode({ type_error, message, ...others }) {
      const text = message || rejectionTextIn(others);
      return { ...(type_error && { type: type_error }), ...(text && { message: text }) };
    },
    encode: ({ type, message }) => ({ type_error: type ?? null, message: message ?? null }),
  },
);

const opened = outcome(
  {
    purchase: [
      "payload",
      optional(
        fieldMap({
          amount: ["amount", centsWire],
          parcels: ["parcels", coercedInteger],
          shipping: ["shipping_amount", centsWire],
          planCode: ["plan_code", coercedString],
          coupon: ["cupom_code", textOrNull],
        }),
      ),
    ],
    code: ["subscription", z.optional(z.nullable(code))],
  },
  paymentRejection,
);

/**
 * The result of sending a card. A success without a subscription code breaks the contract, and is no refusal:
 * a subscription was opened. Fields for analytics must not fail a payment.
 */
export const openedWire = z.codec(opened, z.custom<Outcome<OpenedSubscription>>(), {
  decode(result, context) {
    if (!result.ok) return result;
    const { code: named, purchase } = result.value;
    return named
      ? accepted({ code: named, ...(purchase && { purchase }) })
      : addIssue(context, "Assinatura sem código.");
  },
  encode: (result) => result,
});

/** A payment's state on the server. */
export interface PaymentReport {
  readonly result: PaymentResult;
  readonly subscription?: string | undefined;
}

const words = { paid: "PAID", refused: "NOT_PAID", unknown: "WAITING" } as const;

/** The server's word for the result of a payment. */
export const paymentResultWire = z.codec(nullishString, z.custom<PaymentResult>(), {
  decode: paymentResultOf,
  encode: (result) => words[result],
});

/**
 * The result of a payment. The documents name `real_status` in the reply (MAN-326) and `status` in the event (MAN-328): the one that says
 * paid or refused counts.
 */
export const paymentWire = z.codec(
  z.object({ real_status: nullishString, status: nullishString, subscription_code: nullishString }),
  z.custom<PaymentReport>(),
  {
    decode({ real_status, status, subscription_code }) {
      const real = paymentResultOf(real_status);
      const result = real === "unknown" ? paymentResultOf(status) : real;
      return { result, subscription: subscription_code ?? undefined };
    },
    encode: ({ result, subscription }) => ({
      real_status: words[result],
      status: words[result],
      subscription_code: subscription,
    }),
  },
);

/** A purchase as analytics records it (MAN-327). */
export interface RecordedPurchase {
  readonly subscription: string;
  readonly plan: string;
  readonly coupon: string;
  /** Decimal reais. */
  readonly value: number;
}

const purchaseRecord = z.object({
  transaction_id: z.string(),
  items: wireList(z.object({ name: z.string(), price: z.number(), coupon: z.string() })),
  plan: z.string(),
  price: z.number(),
  coupon: z.string(),
  value: z.number(),
});

export const purchaseWire = z.codec(purchaseRecord, z.custom<RecordedPurchase>(), {
  decode: ({ transaction_id, plan, coupon, value }) => ({ subscription: transaction_id, plan, coupon, value }),
  encode: ({ subscription, plan, coupon, value }) => ({
    transaction_id: subscription,
    items: [{ name: plan, price: value, coupon }],
    plan,
    price: value,
    coupon,
    value,
  }),
});
