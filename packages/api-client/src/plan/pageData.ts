import { planPaths } from "@petbox/domain/site/paths";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import * as z from "zod/mini";
import { deliveryAddressWire } from "../addresses/deliveryAddressWire.ts";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { lenient, lenientList } from "../contract/lenient.ts";
import { centsWire } from "../contract/money.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { day, mark, noted, nullable, text, wholeNumber } from "../contract/wireValues.ts";
import { billingCardWire } from "./billingCardWire.ts";
import { historyEntryWire } from "./historyWire.ts";
import { petOfPlanWire } from "./petOfPlanWire.ts";
import { subscribedPlanWire } from "./subscribedPlanWire.ts";

/** Only the number is the documents' (MAN-153); the rest is there where the server tells it. `penalty` is ours. */
const invoiceWire = z.codec(
  fieldMap({
    status: ["status", fieldMap({ code: ["code", wholeNumber], text: ["description", nullable(z.string())] })],
    dueOn: ["due_date", day],
    amount: ["amount", lenient(centsWire)],
    isPenalty: ["penalty", mark],
  }),
  z.custom<SubscriptionDetails["invoices"][number]>(),
  {
    decode: ({ status: { code, text }, isPenalty, ...invoice }) => ({
      ...known({ ...invoice, statusCode: code, statusText: text }),
      ...(isPenalty && { isPenalty }),
    }),
    encode: ({ statusCode, statusText, isPenalty = false, ...invoice }) =>
      known({ ...invoice, isPenalty, status: known({ code: statusCode, text: statusText }) }),
  },
);

/** `address` is ours. */
const billingWire = fieldMap({
  cards: ["credit_cards", lenientList(billingCardWire)],
  address: ["address", lenient(deliveryAddressWire)],
});

const planPageWire = z.codec(
  fieldMap({
    subscription: ["subscription", nullable(subscribedPlanWire)],
    statusText: ["status", nullable(z.string())],
    isRenewed: ["renewed", noted],
    isRenewalOff: ["canceled", mark],
    iterationFlag: ["iteration", mark],
    isCancelAsked: ["cancel_request", noted],
    user: ["user", lenient(fieldMap({ name: ["name", text], email: ["email", text] }))],
    customer: ["customer", lenient(fieldMap({ billing: ["billing_info", lenient(billingWire)] }))],
    invoices: ["invoices", lenientList(invoiceWire)],
    pet: ["pet", petOfPlanWire],
    history: ["history", nullable(lenientList(historyEntryWire))],
  }),
  z.custom<SubscriptionDetails>(),
  {
    decode: ({ subscription, isRenewed, customer, ...page }) =>
      known({
        ...page,
        // Said in either place, it was renewed.
        subscription: subscription && { ...subscription, isRenewed: subscription.isRenewed || isRenewed },
        cards: customer?.billing?.cards ?? [],
        billingAddress: customer?.billing?.address,
      }),
    encode: ({ cards, billingAddress, ...page }) =>
      known({
        ...page,
        isRenewed: page.subscription?.isRenewed ?? false,
        customer: { billing: known({ cards, address: billingAddress }) },
      }),
  },
);

/** What the page of a subscription shows, by its code or by its contract (MAN-021, MAN-140 to MAN-155). */
export const planPageData = pageData({
  page: planPaths.plan,
  schema: planPageWire,
});
