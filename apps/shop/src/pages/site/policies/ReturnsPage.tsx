/** Withdrawal, exchanges and refunds. */
export { default as Page } from "./returns.mdx";
