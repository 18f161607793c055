/** The cost of the freight, and the ship and arrival dates of a box. */
export { default as Component } from "./freight.mdx";
