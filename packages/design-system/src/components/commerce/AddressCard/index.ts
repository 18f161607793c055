export { AddressCard, type AddressCardProps } from "./AddressCard.tsx";
export type { AddressCardTexts } from "./addressCardTexts.ts";
export type { KnownAddress, RequiredPart } from "./addressLines.ts";
