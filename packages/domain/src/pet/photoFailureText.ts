import { type Failure, ownTextOf } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** Shown for a photo that is too heavy (SUB-271). */
export const photoTooHeavyText = "tamanho da imagem superior ao máximo permitido! (1MB)";

export const photoChangedText = "A imagem do seu pet foi alterada com sucesso!";

/** The message for a failed change of photo: the server's text for a refusal with 400 to 409 (SUB-356, SUB-357). */
export function photoFailureText(failure: Failure): string {
  // A 401 is one of these statuses, and also means a logged-out visitor: the advice is to log in again.
  const isRefused = failure.kind === "refused" || (failure.kind === "session-expired" && failure.status === 401);
  if (isRefused) return ownTextOf(failure) ?? withAdvice("Falha ao salvar imagem", failure);
  return withAdvice("Não foi possivel salvar sua imagem.", failure);
}
