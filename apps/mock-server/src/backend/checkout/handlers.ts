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
import { cents, centsFromDecimal, reaisFromCents, zeroCents } from "@petbox/domain/money/cents";
import { accepted, rejected } from "@petbox/domain/result";
import { freightEstimateOf } from "../../seed/freight.ts";
import { placeOf } from "../../seed/streets.ts";
import { isHuman } from "../botCheck.ts";
import { type Handler, handle } from "../handler.ts";
import { unauthenticated, validationError } from "../httpError.ts";
import { mayActFor } from "../session/customerAccess.ts";
import { changesFixedCpf, fixedCpfText } from "../session/fixedCpf.ts";
import { customerOf, readableRegistration } from "../session/ownData.ts";
import { chosenPlan } from "./chosenPlan.ts";
import { paymentReport } from "./payments.ts";
import { purchaseAsPlan } from "./purchaseAsPlan.ts";
import { subscribeHandler } from "./subscribe.ts";
import { validateCustomer } from "./validateCustomer.ts";
import { watchedPaymentReport } from "./watchedPayment.ts";

const lookUpsPerMinute = 60;
const robotText = "Não conseguimos confirmar que você é humano. Aguarde um instante e tente de novo.";

/** Decision 67: only the paying session and a password login change a subscriber's registration. */
const subscribedElsewhereText =
  "Este e-mail já tem uma assinatura. Entre com a sua senha para continuar. Se ainda não tem uma, use “Esqueceu a senha?” para criar.";

/** Above any carrier's price for a box. */
const mostFreight = cents(100_000);

export const handlers: readonly Handler[] = [
  handle(readCustomerEndpoint, (context) => {
    if (customerOf(context) === undefined) return undefined;
    const { name: fullName, ...own } = readableRegistration(context);
    return { ...own, ...(fullName && { fullName }) };
  }),
  handle(lookUpCepEndpoint, ({ body: cep }) => placeOf(cep), { perMinute: lookUpsPerMinute }),
  handle(
    estimateShippingEndpoint,
    ({ body: cep }) => {
      const estimate = freightEstimateOf(cep);
      if (estimate === undefined) throw validationError({ cep: ["Não entregamos neste CEP."] });
      return { ...estimate, price: centsFromDecimal(estimate.price) };
    },
    { perMinute: lookUpsPerMinute },
  ),
  handle(saveFreightEndpoint, ({ body: freight, visitor, remember }) => {
    if (freight < zeroCents || freight > mostFreight)
      throw validationError({ frete: ["O valor do frete é inválido."] });
    // The server calculates the freight of scheduled purchases itself.
    if (visitor.purchase === undefined) remember({ freight: reaisFromCents(freight) });
    return accepted({});
  }),
  handle(planInSessionEndpoint, (context) => {
    const { visitor, store, clock } = context;
    if (visitor.purchase !== undefined) return purchaseAsPlan(context);
    const plan = chosenPlan(visitor, store, clock());
    if (plan === undefined) return undefined;
    const { total, totalWithoutCoupon } = plan;
    return {
      name: plan.name,
      code: plan.tag,
      length: plan.months,
      monthlyPrice: plan.pricePerMonth,
      total,
      ...(totalWithoutCoupon === total ? {} : { totalBefore: totalWithoutCoupon }),
    };
  }),
  handle(saveCustomerEndpoint, (context) => {
    const { body, store, visitor, remember, clock } = context;
    const customer = customerOf(context);
    if (customer === undefined) throw unauthenticated();
    if (!mayActFor(customer, context)) return rejected({ message: subscribedElsewhereText });
    if (!isHuman(body.botCheck)) return rejected({ message: robotText });
    const checked = validateCustomer(body.customer, clock());
    if (!checked.ok) {
      const [message = "", ...more] = checked.error;
      return rejected({ message, more });
    }
    if (changesFixedCpf(checked.value.cpf, customer, visitor)) return rejected({ message: fixedCpfText });
    store.customers.put({ ...customer, ...checked.value });
    remember({ registration: checked.value, answers: { ...visitor.answers, customerSaved: true } });
    return accepted({});
  }),
  subscribeHandler,
  handle(paymentResultEndpoint, ({ visitor, store }) => {
    const subscription = store.subscriptions.get(visitor.answers.subscription ?? "");
    return subscription ? paymentReport(subscription) : watchedPaymentReport(visitor, store);
  }),
  handle(recordPurchaseEndpoint, ({ body: purchase, visitor, store }) => {
    const { subscription } = purchase;
    // The first record counts. A code that is not the session's has the same reply, which says nothing about it.
    const isNew = visitor.answers.subscription === subscription && !store.recordedPurchases.get(subscription);
    if (isNew) store.recordedPurchases.put(purchase);
    return accepted({});
  }),
];
