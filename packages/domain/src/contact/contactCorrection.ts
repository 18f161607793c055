import type { ContactState } from "./contactState.ts";
import { suggestEmail } from "./emailSuggestion.ts";

/**
 * The address to offer in place of the one that was typed (FUN-219): once the typing has come to rest, and only where
 * the address cannot be used as it is.
 */
export function correctionOf({ email, emailText }: ContactState): string | undefined {
  return email.kind === "checking" || email.kind === "invalid" ? suggestEmail(emailText) : undefined;
}
