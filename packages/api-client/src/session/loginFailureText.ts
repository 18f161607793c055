import { type Failure, isRefusal } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import { withReason } from "@petbox/domain/failure/withReason";

/** The text for a wrong e-mail or password. */
export const wrongCredentialsText = "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.";

/**
 * The text of a failed login (MAN-382), with the server's reason in a line of its own (decision 73). A network failure must not be reported
 * as a wrong password.
 */
export function loginFailureText(failure: Failure): string {
  // For other calls a 401 means that the session has ended; for the login it means wrong credentials.
  const isWrong = isRefusal(failure) || (failure.kind === "session-expired" && failure.status === 401);
  if (!isWrong) return failureText(failure);
  return failure.message ? withReason(wrongCredentialsText, failure.message) : wrongCredentialsText;
}
