export { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx";
export type { HeaderUser } from "./account.ts";
export type { AccountTexts } from "./accountTexts.ts";
