export type { HeaderUser } from "../AccountMenu/index.ts";
export { Header, type HeaderProps } from "./Header.tsx";
