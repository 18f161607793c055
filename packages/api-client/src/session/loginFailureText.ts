import type { Failure } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";

export const wrongCredentialsText = "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.";

/**
 * What a failed login says (MAN-382). A refusal with a text of its own, as after too many attempts, says that; a password
 * is not called wrong when it was the network that failed.
 */
export function loginFailureText(failure: Failure): string {
  if (failure.kind === "invalid") return wrongCredentialsText;
  if (failure.kind === "refused") return failure.message ?? wrongCredentialsText;
  return failureText(failure);
}
