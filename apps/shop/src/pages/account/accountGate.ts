import { sessionPaths } from "@petbox/domain/site/paths";
import { isInAccount } from "../../app/isInAccount.ts";
import type { Gate } from "../../app/page.ts";
import type { LoginDetour } from "../session/pageAskedFor.ts";

/** The gate of the customer's pages: who has not logged in does so first, and then comes back. */
export const accountGate: Gate = ({ visitor }, here) => {
  const asked: LoginDetour = { from: here };
  return isInAccount(visitor) ? undefined : { to: sessionPaths.login, state: asked };
};
