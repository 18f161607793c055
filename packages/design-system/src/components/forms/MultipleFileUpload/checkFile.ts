import type { MultipleFileUploadTexts } from "./multipleFileUploadTexts.ts";
/** Why a file cannot be sent. */
export type FileProblem = "wrong-type" | "too-heavy" | "empty-file" | "too-many";

export interface FileRules {
  /** As the attribute of an input: ".pdf, image/*"; undefined for every type. */
  readonly accept: string | undefined;
  /** The maximum size of each file, in bytes. */
  readonly sizeLimit: number;
  /** The maximum number of files. */
  readonly countLimit: number;
}

/**
 * Checks a file beside `count` others. The type is the one that the browser derives from the name: the server must check the content.
 */
export function checkFile(
  file: File,
  count: number,
  { accept, sizeLimit, countLimit }: FileRules,
): FileProblem | undefined {
  if (!isOfType(file, accept)) return "wrong-type";
  if (file.size === 0) return "empty-file";
  if (file.size > sizeLimit) return "too-heavy";
  return count >= countLimit ? "too-many" : undefined;
}

/** Browsers apply `accept` to their file picker only, where the user can override it. */
function isOfType({ name, type }: File, accept: string | undefined): boolean {
  const wanted = (accept ?? "")
    .toLowerCase()
    .split(",")
    .flatMap((part) => part.trim() || []);
  if (wanted.length === 0) return true;
  const [fileName, mediaType] = [name.toLowerCase(), type.toLowerCase()];
  return wanted.some((part) => {
    if (part.startsWith(".")) return fileName.endsWith(part);
    return part.endsWith("/*") ? mediaType.startsWith(part.slice(0, -1)) : part === mediaType;
  });
}

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
