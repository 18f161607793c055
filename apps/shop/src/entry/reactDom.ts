/**
 * React's part of the browser, beside the libraries' chunk and not in the shop's: the document loads each chunk for
 * itself, and what runs at once then runs in two pieces, between which the browser may react to a touch.
 */
export { createRoot, hydrateRoot } from "react-dom/client";
