/** The data that the shop stores in the browser. */
export { default as Component } from "./cookies.mdx";
