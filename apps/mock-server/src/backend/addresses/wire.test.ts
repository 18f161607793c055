import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { customerInDebt } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  verifyAddress: customerInDebt,
  changeAddress: customerInDebt,
});
