export { Link, type LinkProps } from "./Link.tsx";
export type { LinkTexts } from "./linkTexts.ts";
