/** Puts a text on the clipboard. Answers whether it is there: a browser, or its owner, may forbid it. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
