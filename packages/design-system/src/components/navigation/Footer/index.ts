export { Footer, type FooterProps } from "./Footer.tsx";
export type { AppStores } from "./FooterTrust.tsx";
export type { FooterGroup, FooterLink } from "./footerGroups.ts";
export type { FooterTexts } from "./footerTexts.ts";
export { type OutsideLinks, outsideLinks } from "./outsideLinks.ts";
