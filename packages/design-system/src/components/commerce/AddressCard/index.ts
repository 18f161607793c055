export { AddressCard, type AddressCardProps } from "./AddressCard.tsx";
export type { KnownAddress, RequiredPart } from "./addressLines.ts";
