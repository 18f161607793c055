import { planPaths } from "@petbox/domain/site/paths";
import type { PlanPage } from "@petbox/domain/subscription/subscribedPlan";
import * as z from "zod/mini";
import { deliveryAddressWire } from "../addresses/deliveryAddressWire.ts";
import { arrayOfValid, optionalArrayOfValid } from "../contract/arrayOfValid.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { centsWire } from "../contract/money.ts";
import { nullish, optionalBoolean, text } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { presenceFlag } from "../contract/presence.ts";
import { billingCardWire } from "./billingCardWire.ts";
import { historyEntryWire } from "./historyWire.ts";
import { petOfPlanWire } from "./petOfPlanWire.ts";
import { subscribedPlanWire } from "./subscribedPlanWire.ts";

/** Only the number is in the documents (MAN-153); the other fields are optional. `penalty` is ours. */
const invoiceWire = z.codec(
  fieldMap({
    status: ["status", fieldMap({ code: ["code", coercedInteger], text: ["description", nullish(coercedString)] })],
    dueOn: ["due_date", optionalCivilDate],
    amount: ["amount", nullish(centsWire)],
    isPenalty: ["penalty", optionalBoolean],
  }),
  z.custom<PlanPage["invoices"][number]>(),
  {
    decode: ({ status: { code, text }, isPenalty, ...invoice }) => ({
      ...omitUndefined({ ...invoice, statusCode: code, statusText: text }),
      ...(isPenalty && { isPenalty }),
    }),
    encode: ({ statusCode, statusText, isPenalty = false, ...invoice }) =>
      omitUndefined({ ...invoice, isPenalty, status: omitUndefined({ code: statusCode, text: statusText }) }),
  },
);

/** `address` is ours. */
const billingWire = fieldMap({
  cards: ["credit_cards", optionalArrayOfValid(billingCardWire)],
  address: ["address", nullish(deliveryAddressWire)],
});

const planPageWire = z.codec(
  fieldMap({
    subscription: ["subscription", nullish(subscribedPlanWire)],
    statusText: ["status", nullish(coercedString)],
    isRenewed: ["renewed", presenceFlag],
    isRenewalOff: ["canceled", optionalBoolean],
    iterationFlag: ["iteration", optionalBoolean],
    isCancelAsked: ["cancel_request", presenceFlag],
    user: ["user", nullish(fieldMap({ name: ["name", text], email: ["email", text] }))],
    customer: ["customer", nullish(fieldMap({ billing: ["billing_info", nullish(billingWire)] }))],
    invoices: ["invoices", optionalArrayOfValid(invoiceWire)],
    pet: ["pet", petOfPlanWire],
    history: ["history", nullish(arrayOfValid(historyEntryWire))],
  }),
  z.custom<PlanPage>(),
  {
    decode: ({ subscription, isRenewed, customer, ...page }) =>
      omitUndefined({
        ...page,
        // Said in either place, it was renewed.
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
  example: {
    subscription: {
      code: "ATIVA00001",
      plan: { name: "Essencial Anual", code: "SP_anual" },
      status: "ACTIVE",
      amount: 6990,
      creation_date: { day: 8, month: 2, year: 2026 },
      next_invoice_date: { day: 8, month: 4, year: 2026 },
      cancel_penalty: null,
      expiration_date: "2027-02-08",
      payment_method: "CREDIT_CARD",
      renewed: 0,
      renovada_code: null,
      user_adress: {
        payment_cep: "01310100",
        payment_address_street: "Avenida Paulista",
        payment_address_number: "1578",
        payment_address_complement: "apto 42",
        payment_address_neighborhood: "Bela Vista",
        payment_address_city: "São Paulo",
        payment_address_state: "SP",
        reference: null,
      },
      moip_contract_id: "CTR-ATIVA00001",
      susbcription_value: 6990,
      renewal_amount: 6990,
      paid_parcels_to_charge: 1,
      iteration: 12,
      pet_category: 2,
      penalty_due: null,
      extra_item: { name: "Petisco extra", price: 7.9, removable_until: "2026-04-07" },
    },
    status: null,
    renewed: 0,
    canceled: false,
    iteration: true,
    cancel_request: 0,
    user: { name: "Carla Lima", email: "carla.lima@gmail.com" },
    customer: {
      billing_info: {
        credit_cards: [
          {
            last_four_digits: "1111",
            brand: "VISA",
            expiration_month: "12",
            expiration_year: "31",
            holder_name: "CARLA LIMA",
          },
        ],
        address: null,
      },
    },
    invoices: [{ status: { code: 3, description: "Paga" }, due_date: "2026-03-08", amount: 6990, penalty: false }],
    pet: { name: "Bob", pet_sex: "masculino" },
    history: [
      { event: "started", date: "2026-02-08", amount: null, subscription_code: null, what: null },
      { event: "charge-due", date: "2026-04-08", amount: 6990, subscription_code: null, what: null },
    ],
  },
});
