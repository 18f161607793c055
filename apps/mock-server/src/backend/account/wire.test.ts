import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { loggedInCustomer, customerInDebt } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  userData: loggedInCustomer,
  refusedUserData: loggedInCustomer,
  needsRetry: customerInDebt,
  instagram: loggedInCustomer,
  sameInstagram: loggedInCustomer,
  newPassword: loggedInCustomer,
});
