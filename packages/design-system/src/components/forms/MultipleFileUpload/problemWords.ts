import type { FileProblem } from "./checkFile.ts";
import type { MultipleFileUploadTexts } from "./multipleFileUploadTexts.ts";

/** Why a file cannot be sent, in words; the limits as they are shown. */
export function problemWords(
  problem: FileProblem,
  texts: MultipleFileUploadTexts,
  limits: { readonly count: number; readonly size: string },
): string {
  switch (problem) {
    case "wrong-type":
      return texts.wrongTypeText;
    case "empty-file":
      return texts.emptyFileText;
    case "too-heavy":
      return texts.tooHeavyText(limits.size);
    case "too-many":
      return texts.tooManyText(limits.count);
  }
}
