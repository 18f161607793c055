import type { Failure } from "./failure.ts";
import { failureText } from "./failureText.ts";

/** What a failed reading says to the customer: what happened, and that what was answered is kept. */
export function loadFailureText(failure: Failure): string {
  switch (failure.kind) {
    case "unavailable":
    case "contract":
      return "O problema é do nosso lado. Suas respostas estão guardadas: tente de novo em instantes.";
    default:
      return failureText(failure);
  }
}
