import { withTimeout } from "../../../code/withTimeout.ts";

/** How long a browser may take to copy, in milliseconds: some never answer. */
const patience = 2000;

/** Copies a text and returns whether it succeeded: the browser or its user may forbid it, or not answer. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await withTimeout(navigator.clipboard.writeText(text), patience);
    return true;
  } catch {
    return false;
  }
}
