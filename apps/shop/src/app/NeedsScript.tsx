import { createContext, type ReactNode, use } from "react";

/**
 * What is said to whoever has no JavaScript. The prerenderer gives it: it stands in the documents alone, and the shop in
 * the browser, which has JavaScript, does not carry it.
 */
export const NeedsScriptContext = createContext<ReactNode>(null);

/** Said on a page where something is to be done. In the browser React leaves the inside of a `<noscript>` as it is. */
export function NeedsScript() {
  return <noscript>{use(NeedsScriptContext)}</noscript>;
}
