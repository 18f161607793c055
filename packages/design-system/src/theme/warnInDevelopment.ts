/** Bundlers replace this expression with the mode, as they do for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Warns once per message that a component is misused. Has no effect in production.
 * @param message the text (problem, reason, fix), or a function that returns it, which production never calls.
 */
export function warnInDevelopment(message: string | (() => string | undefined)): void {
  if (process.env.NODE_ENV === "production") return;
  const text = typeof message === "string" ? message : message();
  if (text === undefined || warned.has(text)) return;
  warned.add(text);
  // biome-ignore lint/suspicious/noConsole: developers read the console
  console.warn(`PetBox: ${text}`);
}
