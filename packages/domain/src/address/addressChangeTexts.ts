import { type Failure, ownTextOf } from "../failure/failure.ts";
import { failureText } from "../failure/failureText.ts";

/** SUB-371 */
export const addressChangedText = "Seu endereço foi atualizado com sucesso!";

const notVerified = "Não foi possivel verificar seu endereço no momento.";
const notSaved = "Não foi possivel atualizar seu endereço no momento.";
const askSupport = "Por favor, entre em contato com nosso suporte.";

/** What a failed verification says (SUB-360, SUB-361). It may hold HTML of the server's. */
export function addressVerifyFailureText(failure: Failure): string {
  return textOf(failure, notVerified);
}

/** What a failed save says (SUB-362). It may hold HTML of the server's. */
export function addressSaveFailureText(failure: Failure): string {
  return textOf(failure, notSaved);
}

function textOf(failure: Failure, generic: string): string {
  switch (failure.kind) {
    case "refused":
    case "invalid":
    case "too-many":
      return ownTextOf(failure) ?? generic;
    // Its server speaks to programmers; the customer can do something about it.
    case "session-expired":
      return `${generic} ${failureText(failure)}`;
    default:
      return `${generic} ${askSupport}`;
  }
}
