export { Footer, type FooterProps } from "./Footer.tsx";
export { type OutsideLinks, outsideLinks } from "./outsideLinks.ts";
