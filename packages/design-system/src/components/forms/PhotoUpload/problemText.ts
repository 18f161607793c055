import type { PhotoUploadTexts } from "./photoUploadTexts.ts";
import type { PhotoProblem } from "./preparePhoto.ts";

/** Why a photo was refused, in words. */
export function problemText(problem: PhotoProblem, texts: PhotoUploadTexts): string {
  switch (problem) {
    case "not-a-picture":
      return texts.notAPictureText;
    case "broken":
      return texts.brokenText;
    case "unreadable":
      return texts.unreadableText;
    case "heavy":
      return texts.heavyText;
    case "too-heavy":
      return texts.tooHeavyText;
  }
}
