export { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx";
export type { AccountTexts, HeaderUser } from "./account.ts";
