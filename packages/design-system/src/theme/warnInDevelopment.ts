/** Every bundler writes the mode in place of this, as it does for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const said = new Set<string>();

/**
 * Tells a developer, once a message, what is wrong with how a component is used. Says nothing in production.
 *
 * @param told What happened, why, and what to do about it; or what finds that out, of which production carries nothing.
 */
export function warnInDevelopment(told: string | (() => string | undefined)): void {
  if (process.env.NODE_ENV === "production") return;
  const message = typeof told === "string" ? told : told();
  if (message === undefined || said.has(message)) return;
  said.add(message);
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks
  console.warn(`PetBox: ${message}`);
}
