/** The terms of the subscription to hygiene pads. */
export { default as Page } from "./matTerms.mdx";
