import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { answersBefore } from "../../scenarios/answersBefore.ts";
import { type Given, leadSession, paidSubscription, people } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

/** A customer who has just paid and has no password yet. */
const welcomed: Given = {
  newcomer: { ...leadSession, answers: answersBefore("waiting") },
  world: { ...people, subscriptions: [paidSubscription] },
};

heldToDocuments(wireCalls, {
  petData: welcomed,
  petDataOfAnother: welcomed,
  petImage: welcomed,
  refusedPetImage: welcomed,
});
