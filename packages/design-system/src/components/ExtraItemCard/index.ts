export { ExtraItemCard, type ExtraItemCardProps } from "./ExtraItemCard.tsx";
