export { Drawer, type DrawerProps } from "./Drawer.tsx";
export type { DrawerTexts } from "./drawerTexts.ts";
