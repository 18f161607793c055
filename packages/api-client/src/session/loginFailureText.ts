import type { Failure } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";

export const wrongCredentialsText = "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.";

/**
 * The text of a failed login (MAN-382): the server's own text, e.g. after too many attempts, or a default one. A network failure must not
 * be reported as a wrong password.
 */
export function loginFailureText(failure: Failure): string {
  // For other calls a 401 means that the session has ended; for the login it means wrong credentials.
  if (failure.kind === "invalid" || (failure.kind === "session-expired" && failure.status === 401)) {
    return wrongCredentialsText;
  }
  if (failure.kind === "refused") return failure.message ?? wrongCredentialsText;
  return failureText(failure);
}
