import type { Sanitize } from "./Formatted.tsx";

let here: Sanitize | undefined;

/** The sanitiser, if it has come. */
export function sanitizerHere(): Sanitize | undefined {
  return here;
}

/**
 * Has the sanitiser come; undefined when it cannot. A page on which an answer may come with markup calls this before:
 * the answer is then shown in one go, and a live region around it says it once.
 */
export async function bringSanitizer(): Promise<Sanitize | undefined> {
  try {
    here = (await import("./sanitize.ts")).sanitize;
  } catch {
    // The words alone are shown then: that they are not bold is no error to tell.
  }
  return here;
}
