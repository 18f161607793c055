import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { loggedIn, owing } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  userData: loggedIn,
  refusedUserData: loggedIn,
  needsRetry: owing,
  instagram: loggedIn,
  sameInstagram: loggedIn,
  newPassword: loggedIn,
});
