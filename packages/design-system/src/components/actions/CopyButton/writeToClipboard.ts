import { withTimeout } from "../../../code/withTimeout.ts";

/** How long the browser may take, in milliseconds. */
const timeout = 2000;

/** Copies a text and returns whether it succeeded: the browser or its user may forbid it, or never answer. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    // Outside of a secure context there is no clipboard: reading it throws.
    await withTimeout(navigator.clipboard.writeText(text), timeout);
    return true;
  } catch {
    return false;
  }
}
