export { SideMenu, type SideMenuProps, type SideMenuTexts } from "./SideMenu.tsx";
