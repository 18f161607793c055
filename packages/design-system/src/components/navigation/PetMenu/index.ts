export { PetMenu, type PetMenuProps } from "./PetMenu.tsx";
export type { PetMenuTexts } from "./petMenuTexts.ts";
