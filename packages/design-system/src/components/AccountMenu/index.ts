export { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx";
export type { HeaderUser } from "./account.ts";
