/** The terms of the subscription to hygiene pads. */
export { default as Component } from "./matTerms.mdx";
