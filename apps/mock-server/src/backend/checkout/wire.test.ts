import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { answersBefore } from "../../scenarios/answersBefore.ts";
import { paymentUnderWay } from "../../scenarios/people.ts";
import { leadSession, own, paidSubscription, people, twoCards, visitorBefore } from "../../testing/given.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  customer: { newcomer: own, world: people },
  cep: visitorBefore("checkout"),
  freightEstimate: visitorBefore("checkout"),
  freight: visitorBefore("checkout"),
  chosenPlan: { newcomer: leadSession, world: people },
  saveCustomer: { newcomer: leadSession, world: people },
  refusedCustomer: { newcomer: leadSession, world: people },
  subscription: { newcomer: own, world: people },
  subscriptionWithStoredCard: {
    newcomer: { ...twoCards.newcomer, answers: answersBefore("payment") },
    world: twoCards.world,
  },
  refusedSubscription: { newcomer: own, world: { ...people, subscriptions: [paymentUnderWay(testMoment - 60_000)] } },
  payment: {
    newcomer: { ...leadSession, answers: answersBefore("waiting") },
    world: { ...people, subscriptions: [paidSubscription] },
  },
  purchase: { newcomer: leadSession, world: people },
});
