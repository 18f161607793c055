import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { loggedInCustomer, owing } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  userData: loggedInCustomer,
  refusedUserData: loggedInCustomer,
  needsRetry: owing,
  instagram: loggedInCustomer,
  sameInstagram: loggedInCustomer,
  newPassword: loggedInCustomer,
});
