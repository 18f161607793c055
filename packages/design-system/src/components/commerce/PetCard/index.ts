export { PetCard, type PetCardProps } from "./PetCard.tsx";
