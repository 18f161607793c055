export { PetPortrait, type PetPortraitProps, type PortrayedPet } from "./PetPortrait.tsx";
export type { PortraitLayer } from "./portraitShape.ts";
