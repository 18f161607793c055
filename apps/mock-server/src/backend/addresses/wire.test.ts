import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { owing } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  verifyAddress: owing,
  changeAddress: owing,
});
