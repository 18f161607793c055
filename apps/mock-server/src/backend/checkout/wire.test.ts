import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { answeredBefore } from "../../scenarios/answered.ts";
import { paymentUnderWay } from "../../scenarios/people.ts";
import { before, leadSession, now, own, paid, people } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  customer: { newcomer: own, world: people },
  cep: before("checkout"),
  freightEstimate: before("checkout"),
  freight: before("checkout"),
  chosenPlan: { newcomer: leadSession, world: people },
  saveCustomer: { newcomer: leadSession, world: people },
  refusedCustomer: { newcomer: leadSession, world: people },
  subscription: { newcomer: own, world: people },
  refusedSubscription: { newcomer: own, world: { ...people, subscriptions: [paymentUnderWay(now - 60_000)] } },
  payment: {
    newcomer: { ...leadSession, answers: answeredBefore("waiting") },
    world: { ...people, subscriptions: [paid] },
  },
  purchase: { newcomer: leadSession, world: people },
});
