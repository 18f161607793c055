/** The subscription's terms; linked from the payment's agreement. */
export { default as Page } from "./terms.mdx";
