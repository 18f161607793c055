import { storedBrandOf } from "@petbox/domain/card/brandNames";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import { planPaths } from "@petbox/domain/site/paths";
import { type HistoryEventName, isHistoryEvent } from "@petbox/domain/subscription/history";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import * as z from "zod/mini";
import { deliveryAddressWire } from "../addresses/deliveryAddressWire.ts";
import { arrayOfValid, optionalArrayOfValid } from "../contract/arrayOfValid.ts";
import { attentionFactsWire } from "../contract/attentionFactsWire.ts";
import { civilDateWire, optionalCivilDate } from "../contract/civilDateWire.ts";
import { addIssue } from "../contract/codec.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { expirationMonth, lastFourDigits } from "../contract/digitTexts.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, optional, optionalBoolean, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { optionalEnum } from "../contract/parsed.ts";
import { grammaticalSexWire } from "../contract/petWire.ts";
import { presenceFlag } from "../contract/presence.ts";
import { subscribedPlanWire } from "./subscribedPlanWire.ts";

/** Only the number is in the documents (MAN-153); the other fields are optional. `penalty` is ours. */
const invoiceWire = z.codec(
  fieldMap({
    status: ["status", fieldMap({ code: ["code", coercedInteger], text: ["description", nullish(coercedString)] })],
    dueOn: ["due_date", optionalCivilDate],
    amount: ["amount", nullish(centsWire)],
    isPenalty: ["penalty", optionalBoolean],
  }),
  z.custom<SubscriptionDetails["invoices"][number]>(),
  {
    decode: ({ status: { code, text }, isPenalty, ...invoice }) => ({
      ...omitUndefined({ ...invoice, statusCode: code, statusText: text }),
      ...(isPenalty && { isPenalty }),
    }),
    encode: ({ statusCode, statusText, isPenalty = false, ...invoice }) =>
      omitUndefined({ ...invoice, isPenalty, status: omitUndefined({ code: statusCode, text: statusText }) }),
  },
);

/** A card of `billing_info`, identified by its last digits since the server does not name it (MAN-150). `refused_on` is ours. */
const billingCardWire = z.codec(
  fieldMap({
    lastFour: ["last_four_digits", lastFourDigits],
    brand: ["brand", optionalEnum(storedBrandOf)],
    month: ["expiration_month", nullish(expirationMonth)],
    year: ["expiration_year", nullish(coercedString)],
    holderName: ["holder_name", nullish(coercedString)],
    refusedOn: ["refused_on", optional(civilDateWire)],
  }),
  z.custom<StoredCard>(),
  {
    decode: ({ month, year, ...card }) => ({
      ...card,
      id: card.lastFour,
      isMain: false,
      ...(month && year && { expiry: { month, year } }),
    }),
    encode: ({ lastFour, brand, holderName, expiry, refusedOn }) =>
      omitUndefined({ lastFour, brand, holderName, month: expiry?.month, year: expiry?.year, refusedOn }),
  },
);

/** `address` is ours. */
const billingWire = fieldMap({
  cards: ["credit_cards", optionalArrayOfValid(billingCardWire)],
  address: ["address", nullish(deliveryAddressWire)],
});

const eventWire = z.codec(z.string(), z.custom<HistoryEventName>(), {
  decode: (name, context) => (isHistoryEvent(name) ? name : addIssue(context, "An event that the shop does not know.")),
  encode: (name) => name,
});

/** An event of a subscription. This part of the page is ours and optional. */
const historyEntryWire = fieldMap({
  event: ["event", eventWire],
  on: ["date", civilDateWire],
  amount: ["amount", nullish(centsWire)],
  subscription: ["subscription_code", nullish(coercedString)],
  what: ["what", nullish(coercedString)],
});

/** The pet of the subscription; empty if the server does not send it. */
const petOfPlanWire = z.codec(
  nullish(fieldMap({ name: ["name", nullish(coercedString)], sex: ["pet_sex", grammaticalSexWire] })),
  z.custom<NamedPet>(),
  { decode: (pet) => pet ?? {}, encode: (pet) => omitUndefined(pet) },
);

const planPageWire = z.codec(
  fieldMap({
    subscription: ["subscription", nullish(subscribedPlanWire)],
    // Ours: what is known before the first payment is confirmed.
    awaiting: ["awaiting_subscription", nullish(subscribedPlanWire)],
    statusText: ["status", nullish(coercedString)],
    isRenewed: ["renewed", presenceFlag],
    isRenewalOff: ["canceled", optionalBoolean],
    iterationFlag: ["iteration", optionalBoolean],
    isCancelAsked: ["cancel_request", presenceFlag],
    user: ["user", nullish(fieldMap({ name: ["name", text], email: ["email", text] }))],
    customer: ["customer", nullish(fieldMap({ billing: ["billing_info", nullish(billingWire)] }))],
    invoices: ["invoices", optionalArrayOfValid(invoiceWire)],
    pet: ["pet", petOfPlanWire],
    // Ours, as on every page of the subscription.
    facts: ["attention", attentionFactsWire],
    history: ["history", nullish(arrayOfValid(historyEntryWire))],
  }),
  z.custom<SubscriptionDetails>(),
  {
    decode: ({ subscription, isRenewed, customer, ...page }) =>
      omitUndefined({
        ...page,
        // Either place may report the renewal.
        subscription: subscription && { ...subscription, isRenewed: subscription.isRenewed || isRenewed },
        cards: customer?.billing?.cards ?? [],
        billingAddress: customer?.billing?.address,
      }),
    encode: ({ cards, billingAddress, ...page }) =>
      omitUndefined({
        ...page,
        isRenewed: page.subscription?.isRenewed ?? false,
        customer: { billing: omitUndefined({ cards, address: billingAddress }) },
      }),
  },
);

/** The data of a subscription's page, by its code or by its contract (MAN-021, MAN-140 to MAN-155). */
export const planPageData = pageData({
  page: planPaths.plan,
  schema: planPageWire,
});
