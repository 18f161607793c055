import type { Sanitize } from "./Formatted.tsx";

let here: Sanitize | undefined;

/** The sanitizer, if loaded. */
export function sanitizerHere(): Sanitize | undefined {
  return here;
}

/**
 * Loads the sanitizer; undefined when it cannot. A page that expects HTML in an answer calls this beforehand, so that
 * the answer renders once and a live region announces it once.
 */
export async function bringSanitizer(): Promise<Sanitize | undefined> {
  try {
    here = (await import("./sanitize.ts")).sanitize;
  } catch {
    // The plain text is shown instead: missing bold is not worth an error.
  }
  return here;
}
