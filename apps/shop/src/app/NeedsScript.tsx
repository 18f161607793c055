import { createContext, type ReactNode, use } from "react";

/**
 * The text for visitors without JavaScript. The prerenderer provides it, so it is part of the documents and not of the
 * scripts.
 */
export const NeedsScriptContext = createContext<ReactNode>(null);

/** A notice for pages that need JavaScript. React does not hydrate the contents of a `<noscript>`. */
export function NeedsScript() {
  return <noscript>{use(NeedsScriptContext)}</noscript>;
}
