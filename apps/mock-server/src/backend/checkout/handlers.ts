import {
  estimateShippingEndpoint,
  lookUpCepEndpoint,
  paymentResultEndpoint,
  planInSessionEndpoint,
  readCustomerEndpoint,
  recordPurchaseEndpoint,
  saveCustomerEndpoint,
  saveFreightEndpoint,
} from "@petbox/api-client/checkout/contract";
import { parseCep } from "@petbox/domain/address/cep";
import { type Cents, cents, centsFromDecimal, noCents, reaisFromCents } from "@petbox/domain/money/cents";
import { freightEstimateOf } from "../../seed/freight.ts";
import { placeOf } from "../../seed/streets.ts";
import { isHuman } from "../botCheck.ts";
import { type Handler, handle } from "../handler.ts";
import { invalid, unauthenticated } from "../refusal.ts";
import { customerOf, ownDataOf } from "../session/ownData.ts";
import { checkedCustomer } from "./checkedCustomer.ts";
import { chosenPlan } from "./chosenPlan.ts";
import { paymentPayload } from "./payments.ts";
import { subscribe } from "./subscribe.ts";

const lookUpsPerMinute = 60;
const robotText = "Não conseguimos confirmar que você é humano. Aguarde um instante e tente de novo.";

function datePartsOf(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}

/** No carrier asks more for a box. */
const mostFreight = cents(100_000);

/** A freight that somebody can have been shown; undefined for any other. */
function freightFrom(decimal: string | number): Cents | undefined {
  try {
    const freight = centsFromDecimal(decimal);
    return freight >= noCents && freight <= mostFreight ? freight : undefined;
  } catch {
    return undefined;
  }
}

export const handlers: readonly Handler[] = [
  handle(readCustomerEndpoint, (situation) => {
    if (customerOf(situation) === undefined) return { client: null };
    const { name, cpf, birthDate, areaCode, phoneNumber, address } = ownDataOf(situation);
    return {
      client: {
        name: name ?? null,
        cpf: cpf ?? null,
        birthDate: birthDate ? datePartsOf(birthDate) : null,
        phone_ddd: areaCode ?? null,
        phone_number: phoneNumber ?? null,
        address: address
          ? {
              payment_cep: address.cep,
              payment_address_street: address.street,
              payment_address_number: address.number,
              payment_address_complement: address.complement,
              payment_address_neighborhood: address.neighborhood,
              payment_address_city: address.city,
              payment_address_state: address.state,
            }
          : null,
      },
    };
  }),
  handle(lookUpCepEndpoint, ({ body }) => ({ data: placeOf(body.cep) ?? null }), { perMinute: lookUpsPerMinute }),
  handle(
    estimateShippingEndpoint,
    ({ body }) => {
      const cep = parseCep(body.cep);
      const estimate = cep.ok ? freightEstimateOf(cep.value) : undefined;
      if (estimate === undefined) throw invalid({ cep: ["Não entregamos neste CEP."] });
      return { data: [estimate] };
    },
    { perMinute: lookUpsPerMinute },
  ),
  handle(saveFreightEndpoint, ({ body, remember }) => {
    const freight = freightFrom(body.frete);
    if (freight === undefined) throw invalid({ frete: ["O valor do frete é inválido."] });
    remember({ freight: reaisFromCents(freight) });
    return { success: true };
  }),
  handle(planInSessionEndpoint, ({ visitor, clock }) => {
    const plan = chosenPlan(visitor, clock());
    if (plan === undefined) return { plan: null };
    return {
      plan: {
        name: plan.name,
        code: plan.tag,
        iteration: plan.months,
        valMensal: reaisFromCents(plan.pricePerMonth),
        valTotal: reaisFromCents(plan.total),
        valTotalOld: plan.totalWithoutCoupon === plan.total ? null : reaisFromCents(plan.totalWithoutCoupon),
      },
    };
  }),
  handle(saveCustomerEndpoint, (situation) => {
    const { body, store, visitor, remember, clock } = situation;
    const customer = customerOf(situation);
    if (customer === undefined) throw unauthenticated();
    if (!isHuman(body.client.recaptcha_response)) return { success: false, error: [{ message: robotText }] };
    const checked = checkedCustomer(body.client, clock());
    if (!checked.ok) return { success: false, error: checked.error.map((message) => ({ message })) };
    store.customers.put({ ...customer, ...checked.value });
    remember({ registration: checked.value, answers: { ...visitor.answers, customer_saved: true } });
    return { success: true };
  }),
  subscribe,
  handle(paymentResultEndpoint, ({ visitor, store }) => {
    const code = visitor.answers.subscription_code;
    const subscription = code === undefined ? undefined : store.subscriptions.get(code);
    return { payment_payload: subscription ? paymentPayload(subscription) : null };
  }),
  handle(recordPurchaseEndpoint, () => ({ success: true })),
];
