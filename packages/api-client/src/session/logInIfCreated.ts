import type { Email } from "@petbox/domain/contact/email";
import type { Phone } from "@petbox/domain/contact/phone";
import { isRefusal } from "@petbox/domain/failure/failure";
import { failureOf } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { checkEmail, type LoggedIn, logInLead } from "./api.ts";

/**
 * After a refused creation: logs in whoever the server has made a lead of meanwhile. A browser sends a request again
 * whose connection broke, and the server then refuses the very e-mail that it has just taken.
 * @param thrown by the creation. @returns undefined when the refusal stands, or it was none.
 */
export async function logInIfCreated(
  client: ApiClient,
  thrown: unknown,
  { email, phone }: { readonly email: Email; readonly phone: Phone },
): Promise<LoggedIn | undefined> {
  if (!isRefusal(failureOf(thrown))) return undefined;
  const { kind } = await checkEmail(client, email);
  return kind === "lead" ? logInLead(client, email, phone) : undefined;
}
