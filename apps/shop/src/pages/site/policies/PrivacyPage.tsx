/** How personal data are used; linked from the contact step's agreement. */
export { default as Component } from "./privacy.mdx";
