export { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx";
export type { HeaderUser } from "./account.ts";
export type { AccountMenuTexts } from "./accountTexts.ts";
