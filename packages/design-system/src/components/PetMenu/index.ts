export { PetMenu, type PetMenuProps } from "./PetMenu.tsx";
