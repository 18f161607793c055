/**
 * React's DOM renderer in the React chunk instead of the shop's. The document loads each chunk separately, so they run in two tasks, and
 * the browser can handle input between them.
 */
export { createRoot, hydrateRoot } from "react-dom/client";
