export { PetMenu, type PetMenuProps, type PetMenuTexts } from "./PetMenu.tsx";
