import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { type SubscriptionPaymentMethod, subscriptionPaymentMethodOf } from "@petbox/domain/subscription/paymentMethod";
import { type SubscriptionStatus, subscriptionStatusOf } from "@petbox/domain/subscription/status";
import type { SubscribedPlan } from "@petbox/domain/subscription/subscribedPlan";
import * as z from "zod/mini";
import { deliveryAddressWire } from "../addresses/deliveryAddressWire.ts";
import { dayParts } from "../contract/dayParts.ts";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { lenient } from "../contract/lenient.ts";
import { centsWire } from "../contract/money.ts";
import { waitingPaymentWire } from "../contract/waitingPayment.ts";
import {
  day,
  noted,
  nullable,
  numberText,
  optionalText,
  parsed,
  text,
  wholeNumber,
  word,
} from "../contract/wireValues.ts";
import { ownExtraItemWire } from "../upsell/ownExtraItemWire.ts";

const methodWords: Readonly<Record<SubscriptionPaymentMethod, string>> = {
  boleto: "BOLETO",
  ame: "AME",
  card: "CREDIT_CARD",
};

const paymentMethod = z.codec(optionalText, z.custom<SubscriptionPaymentMethod>(), {
  decode: subscriptionPaymentMethodOf,
  encode: (method) => methodWords[method],
});

const status = word<SubscriptionStatus>(subscriptionStatusOf, (known) => known.toUpperCase());

const awaitedPenaltyWire = fieldMap({ on: ["date", parsed(parseCivilDate)], amount: ["amount", centsWire] });

/** A subscription of its own page by the documents' names (MAN-140). Only its code has to be there. */
export const subscribedPlanWire = z.codec(
  fieldMap({
    code: ["code", numberText],
    plan: ["plan", lenient(fieldMap({ name: ["name", nullable(z.string())], code: ["code", text] }))],
    status: ["status", status],
    amount: ["amount", lenient(centsWire)],
    createdOn: ["creation_date", lenient(dayParts)],
    nextInvoiceDate: ["next_invoice_date", lenient(dayParts)],
    // Ours: what is charged with the answer to a request to cancel is foreseen.
    awaitedPenalty: ["cancel_penalty", lenient(awaitedPenaltyWire)],
    // Ours: what the card did not pay of it can be paid by the customer.
    penaltyDue: ["penalty_due", lenient(centsWire)],
    expiresOn: ["expiration_date", day],
    paymentMethod: ["payment_method", paymentMethod],
    // Ours: whoever is paying already is not asked to pay.
    waitingPayment: ["payment_waiting", waitingPaymentWire],
    isRenewed: ["renewed", noted],
    renewedInto: ["renovada_code", nullable(numberText)],
    address: ["user_adress", lenient(deliveryAddressWire)],
    contractId: ["moip_contract_id", lenient(numberText)],
    monthlyValue: ["susbcription_value", lenient(centsWire)],
    // Ours: a renewal is charged without the coupon of the first term.
    renewalAmount: ["renewal_amount", lenient(centsWire)],
    paidParcelsToCharge: ["paid_parcels_to_charge", lenient(wholeNumber)],
    months: ["iteration", lenient(wholeNumber)],
    petCategory: ["pet_category", lenient(wholeNumber)],
    // Ours, as on the page where it is added.
    extraItem: ["extra_item", lenient(ownExtraItemWire)],
  }),
  z.custom<SubscribedPlan>(),
  {
    decode: ({ plan = { code: "" }, contractId, paidParcelsToCharge = 0, ...subscription }) => ({
      ...subscription,
      plan,
      contractId: contractId ?? subscription.code,
      paidParcelsToCharge,
    }),
    encode: ({ plan, extraItem, ...subscription }) =>
      known({ ...subscription, plan: known(plan), extraItem: extraItem && known(extraItem) }),
  },
);
