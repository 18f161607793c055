/** What the freight costs, when a box leaves and when it arrives. */
export { default as Component } from "./freight.mdx";
