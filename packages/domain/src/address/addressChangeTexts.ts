import { type Failure, ownTextOf } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** SUB-371 */
export const addressChangedText = "Seu endereço foi atualizado com sucesso!";

/** The notice that a change of address no longer costs what its summary said. */
export const addressCostChangedText =
  "Os valores mudaram desde a conferência. Nada foi cobrado: confira e, se concordar, confirme de novo.";

const notVerified = "Não foi possivel verificar seu endereço no momento.";
const notSaved = "Não foi possivel atualizar seu endereço no momento.";
const askSupport = "Por favor, entre em contato com nosso suporte.";

/** The message for a failed verification (SUB-360, SUB-361). It may contain HTML from the server. */
export function addressVerifyFailureText(failure: Failure): string {
  return textOf(failure, notVerified);
}

/** The message for a failed save (SUB-362). It may contain HTML from the server. */
export function addressSaveFailureText(failure: Failure): string {
  return textOf(failure, notSaved);
}

function textOf(failure: Failure, generic: string): string {
  switch (failure.kind) {
    case "refused":
    case "invalid":
    case "too-many":
    case "session-expired":
      return ownTextOf(failure) ?? withAdvice(generic, failure);
    default:
      return withAdvice(`${generic} ${askSupport}`, failure);
  }
}
