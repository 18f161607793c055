import type { ContactState } from "./contactState.ts";
import { addressIn } from "./email.ts";

/** Whether the e-mail is that of the account that the visitor is logged in to. It needs no check, phone or consent to news. */
export function isOwnEmail({ emailText, account = "" }: Pick<ContactState, "emailText" | "account">): boolean {
  const own = identityOf(account);
  return own !== "" && own === identityOf(emailText);
}

function identityOf(text: string): string {
  return addressIn(text).toLowerCase();
}
