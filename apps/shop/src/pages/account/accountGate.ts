import type { Visitor } from "@petbox/api-client/page/pageData";
import { sessionPaths } from "@petbox/domain/site/paths";
import type { Gate } from "../../app/page.ts";
import { useSession } from "../../app/services.ts";
import type { LoginDetour } from "../session/pageAskedFor.ts";

/** The gate of the customer's pages: who has not logged in does so first, and then comes back. */
export const accountGate: Gate = ({ visitor }, here) => {
  const asked: LoginDetour = { from: here };
  return visitor.authorized ? undefined : { to: sessionPaths.login, state: asked };
};

/** Who is there, on a page behind this gate. */
export function useCustomer(): Visitor & { readonly authorized: true } {
  const { visitor } = useSession();
  if (!visitor.authorized) throw new Error("The gate let somebody in who has not logged in.");
  return visitor;
}
