import {
  type SubscribedPlan,
  type SubscriptionPaymentMethod,
  subscriptionPaymentMethodOf,
} from "@petbox/domain/subscription/subscribedPlan";
import * as z from "zod/mini";
import { deliveryAddressWire } from "../addresses/deliveryAddressWire.ts";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { civilDateParts, civilDateWire, optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, nullishString, text } from "../contract/optional.ts";
import { waitingPaymentWire } from "../contract/paymentMethodWire.ts";
import { presenceFlag } from "../contract/presence.ts";
import { scheduledKindWire } from "../contract/scheduledKindWire.ts";
import { subscriptionStatusWire } from "../contract/subscriptionStatusWire.ts";
import { ownExtraItemWire } from "../upsell/ownExtraItemWire.ts";

const methodWords: Readonly<Record<SubscriptionPaymentMethod, string>> = {
  boleto: "BOLETO",
  ame: "AME",
  card: "CREDIT_CARD",
};

const paymentMethod = z.codec(nullishString, z.custom<SubscriptionPaymentMethod>(), {
  decode: subscriptionPaymentMethodOf,
  encode: (method) => methodWords[method],
});

const awaitedPenaltyWire = fieldMap({ on: ["date", civilDateWire], amount: ["amount", centsWire] });

const carriedPurchaseWire = fieldMap({
  kind: ["kind", scheduledKindWire],
  freight: ["shipping_price", centsWire],
  freightAlone: ["standalone_shipping_price", centsWire],
});

/** A subscription of its own page by the documents' names (MAN-140). Only its code has to be there. */
export const subscribedPlanWire = z.codec(
  fieldMap({
    code: ["code", coercedString],
    plan: ["plan", nullish(fieldMap({ name: ["name", nullish(coercedString)], code: ["code", text] }))],
    status: ["status", subscriptionStatusWire],
    amount: ["amount", nullish(centsWire)],
    createdOn: ["creation_date", nullish(civilDateParts)],
    nextInvoiceDate: ["next_invoice_date", nullish(civilDateParts)],
    // Ours: the penalty that will be charged when the cancellation request is granted.
    awaitedPenalty: ["cancel_penalty", nullish(awaitedPenaltyWire)],
    // Ours: the unpaid part after the card was refused, which the customer can pay.
    penaltyDue: ["penalty_due", nullish(centsWire)],
    expiresOn: ["expiration_date", optionalCivilDate],
    // Ours: a term that began on 28 February for the 31st is charged on 31 March.
    anchorDay: ["anchor_day", nullish(coercedInteger)],
    paymentMethod: ["payment_method", paymentMethod],
    // Ours: a customer with a pending payment must not be prompted to pay again.
    waitingPayment: ["payment_waiting", waitingPaymentWire],
    isRenewed: ["renewed", presenceFlag],
    renewedInto: ["renovada_code", nullish(coercedString)],
    address: ["user_adress", nullish(deliveryAddressWire)],
    contractId: ["moip_contract_id", nullish(coercedString)],
    monthlyValue: ["susbcription_value", nullish(centsWire)],
    // Ours on this page, as in the list (MAN-147).
    freight: ["shipping_price", nullish(centsWire)],
    // Ours: a renewal is charged without the coupon of the first term.
    renewalAmount: ["renewal_amount", nullish(centsWire)],
    paidParcelsToCharge: ["paid_parcels_to_charge", nullish(coercedInteger)],
    months: ["iteration", nullish(coercedInteger)],
    petCategory: ["pet_category", nullish(coercedInteger)],
    // Ours, as on the page where it is added.
    extraItem: ["extra_item", nullish(ownExtraItemWire)],
    // Ours: the freight of what travels with the box, once the box has ended (decision 79).
    carriedPurchases: ["carried_purchases", nullish(arrayOfValid(carriedPurchaseWire))],
  }),
  z.custom<SubscribedPlan>(),
  {
    decode: ({ plan = { code: "" }, contractId, paidParcelsToCharge = 0, renewedInto, ...subscription }) => ({
      ...subscription,
      // A subscription that continues under its own code has no successor.
      ...(renewedInto && renewedInto !== subscription.code && { renewedInto }),
      plan,
      contractId: contractId ?? subscription.code,
      paidParcelsToCharge,
    }),
    encode: ({ plan, extraItem, ...subscription }) =>
      omitUndefined({ ...subscription, plan: omitUndefined(plan), extraItem: extraItem && omitUndefined(extraItem) }),
  },
);
