/** The subscription's terms; linked from the payment's agreement. */
export { default as Component } from "./terms.mdx";
