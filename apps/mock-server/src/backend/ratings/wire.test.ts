import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { boxesArrived } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  boxStars: boxesArrived,
  itemStars: boxesArrived,
  lastStep: boxesArrived,
  olderLastStep: boxesArrived,
});
