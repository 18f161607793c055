/** What the shop stores in the browser. */
export { default as Page } from "./cookies.mdx";
