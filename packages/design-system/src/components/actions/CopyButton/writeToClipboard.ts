/** How long the browser may take, in milliseconds. */
const patience = 3_000;

/** Copies a text and returns whether it succeeded: the browser or its user may forbid it, or never answer. */
export async function writeToClipboard(text: string): Promise<boolean> {
  const write = async () => {
    await navigator.clipboard.writeText(text);
    return true;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([write(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
