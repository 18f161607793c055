import type { Email } from "@petbox/domain/contact/email";
import type { Phone } from "@petbox/domain/contact/phone";
import { isRefusal } from "@petbox/domain/failure/failure";
import { failureOf } from "../client/apiError.ts";
import type { ApiClient } from "../client/client.ts";
import { checkEmail, type LoggedIn, logInLead } from "./api.ts";

/**
 * After a refused creation, logs in the lead that the server has created in the meantime: a browser repeats a request whose connection
 * broke, and the server then rejects the e-mail that it has just accepted.
 * @param thrown by the creation. @returns undefined if the refusal is final, the second look fails, or `thrown` is not a refusal.
 */
export async function logInIfCreated(
  client: ApiClient,
  thrown: unknown,
  { email, ...lead }: { readonly email: Email; readonly phone: Phone; readonly newsletter: boolean },
): Promise<LoggedIn | undefined> {
  if (!isRefusal(failureOf(thrown))) return undefined;
  try {
    const { kind } = await checkEmail(client, email);
    return kind === "lead" ? await logInLead(client, email, lead) : undefined;
  } catch {
    // The refusal of the creation says more than a second failure.
    return undefined;
  }
}
