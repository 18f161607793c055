/** Withdrawal, exchanges and refunds. */
export { default as Component } from "./returns.mdx";
