import type { Failure } from "./failure.ts";
import { failureText } from "./failureText.ts";

/** The text of a failed load: the cause. @param kept what is not lost, as a sentence. */
export function loadFailureText(failure: Failure, kept?: string): string {
  switch (failure.kind) {
    case "unavailable":
    case "contract":
      return ["O problema é do nosso lado.", kept, "Tente de novo em instantes."].filter(Boolean).join(" ");
    default:
      return failureText(failure);
  }
}
