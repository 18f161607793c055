import type { ContactState } from "./contactState.ts";
import { suggestEmail } from "./emailSuggestion.ts";

/**
 * The suggested correction of the typed e-mail (FUN-219). Only after typing has settled, and only if the e-mail cannot be used unchanged.
 */
export function correctionOf({ email, emailText }: ContactState): string | undefined {
  return email.kind === "checking" || email.kind === "invalid" ? suggestEmail(emailText) : undefined;
}
