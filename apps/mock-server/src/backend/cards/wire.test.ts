import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { twoCards } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  storedCards: twoCards,
  addedCard: twoCards,
  refusedCard: twoCards,
  editedCard: twoCards,
  mainCard: twoCards,
  removedCard: twoCards,
});
