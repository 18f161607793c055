import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { answeredBefore } from "../../scenarios/answered.ts";
import { type Given, leadSession, paid, people } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

/** A customer who has just paid and has no password yet. */
const welcomed: Given = {
  newcomer: { ...leadSession, answers: answeredBefore("waiting") },
  world: { ...people, subscriptions: [paid] },
};

heldToDocuments(wireCalls, {
  petData: welcomed,
  petDataOfAnother: welcomed,
  petImage: welcomed,
  refusedPetImage: welcomed,
});
