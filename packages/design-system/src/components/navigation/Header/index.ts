export type { AccountMenuTexts, HeaderUser } from "../AccountMenu/index.ts";
export { Header, type HeaderProps } from "./Header.tsx";
export type { HeaderTexts } from "./headerTexts.ts";
export type { MenuLink } from "./menuLinks.ts";
