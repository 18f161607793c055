export { Footer, type FooterProps } from "./Footer.tsx";
export type { AppStores, TrustTexts } from "./FooterTrust.tsx";
export type { FooterGroup, FooterLink } from "./footerGroups.ts";
export { type OutsideLinks, outsideLinks } from "./outsideLinks.ts";
