import type { Failure } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** What is said of a photo that is too heavy (SUB-271). */
export const photoTooHeavyText = "tamanho da imagem superior ao máximo permitido! (1MB)";

export const photoChangedText = "A imagem do seu pet foi alterada com sucesso!";

/** Why a photo was not changed: the server's own words where it says no, with 400 to 409 (SUB-356, SUB-357). */
export function photoFailureText(failure: Failure): string {
  if (failure.kind === "refused") return failure.message ?? "Falha ao salvar imagem";
  return withAdvice("Não foi possivel salvar sua imagem.", failure);
}
