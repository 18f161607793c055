export { PetCard, type PetCardProps } from "./PetCard.tsx";
export type { PetCardTexts } from "./petCardTexts.ts";
