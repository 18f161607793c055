export { SideMenu, type SideMenuProps } from "./SideMenu.tsx";
export type { SideMenuTexts } from "./sideMenuTexts.ts";
