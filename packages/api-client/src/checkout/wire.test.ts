import { cents } from "@petbox/domain/money/cents";
import { wireCalls } from "@petbox/mock-server/backend/checkout/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { card, cep, customer, form, place } from "../conformance/sent.ts";
import {
  estimateShipping,
  lookUpCep,
  readChosenPlan,
  readCustomer,
  readPaymentResult,
  recordPurchase,
  saveCustomer,
  saveFreight,
  subscribe,
  subscribeWithStoredCard,
} from "./api.ts";

heldToDocuments(wireCalls, {
  customer: { ask: readCustomer, reads: form },
  cep: { ask: (client) => lookUpCep(client, cep), reads: place },
  freightEstimate: { ask: (client) => estimateShipping(client, cep), reads: { price: 2790, days: 7 } },
  freight: { ask: (client) => saveFreight(client, cents(1235)) },
  chosenPlan: {
    ask: readChosenPlan,
    reads: {
      name: "Anual",
      code: "SP_anual",
      length: 12,
      monthlyPrice: 6490,
      total: 77_880,
      totalBefore: 83_880,
    },
  },
  saveCustomer: { ask: (client) => saveCustomer(client, customer) },
  refusedCustomer: {
    ask: (client) => saveCustomer({ ...client, botCheck: async () => "robot" }, customer),
    fails: { kind: "refused", message: "Não conseguimos confirmar que você é humano." },
  },
  subscription: {
    ask: (client) => subscribe(client, card, "attempt"),
    reads: {
      code: "SUB1",
      purchase: { amount: 77_880, parcels: 12, shipping: 0, planCode: "SP_anual", coupon: "BOBQUERIDO" },
    },
  },
  subscriptionWithStoredCard: {
    ask: (client) => subscribeWithStoredCard(client, "cartao-1", "attempt"),
    reads: {
      code: "SUB2",
      purchase: { amount: 6_490, parcels: 1, shipping: 0, planCode: "scheduled_purchase", coupon: "BOB" },
    },
  },
  refusedSubscription: {
    ask: (client) => subscribe(client, card, "attempt"),
    fails: { kind: "refused", type: "10MinOrLess", message: "Uma assinatura foi feita há pouco." },
  },
  payment: { ask: readPaymentResult, reads: "paid" },
  purchase: {
    ask: (client) =>
      recordPurchase(client, { subscription: "SUB1", plan: "SP_anual", coupon: "BOBQUERIDO", value: 64.9 }),
  },
});
