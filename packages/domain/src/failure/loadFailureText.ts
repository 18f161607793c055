import type { Failure } from "./failure.ts";
import { failureText } from "./failureText.ts";

/** The text of a failed load: the cause, and the assurance that earlier answers are kept. */
export function loadFailureText(failure: Failure): string {
  switch (failure.kind) {
    case "unavailable":
    case "contract":
      return "O problema é do nosso lado. Suas respostas estão guardadas: tente de novo em instantes.";
    default:
      return failureText(failure);
  }
}
