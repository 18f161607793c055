import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { customerInDebt, loggedInCustomer } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  userData: loggedInCustomer,
  refusedUserData: loggedInCustomer,
  needsRetry: customerInDebt,
  instagram: loggedInCustomer,
  sameInstagram: loggedInCustomer,
  newPassword: loggedInCustomer,
});
