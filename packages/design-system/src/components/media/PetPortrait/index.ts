export { PetPortrait, type PetPortraitProps } from "./PetPortrait.tsx";
export type { PortraitLayer } from "./portraitShape.ts";
