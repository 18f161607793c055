/** Bundlers replace this expression with the mode, as they do for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const said = new Set<string>();

/**
 * Warns once per message that a component is misused. Does nothing in production.
 * @param told the message (what, why, what to do), or a function that returns it, which production never calls.
 */
export function warnInDevelopment(told: string | (() => string | undefined)): void {
  if (process.env.NODE_ENV === "production") return;
  const message = typeof told === "string" ? told : told();
  if (message === undefined || said.has(message)) return;
  said.add(message);
  // biome-ignore lint/suspicious/noConsole: developers read the console
  console.warn(`PetBox: ${message}`);
}
