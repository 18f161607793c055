export type { MaskedFieldProps } from "./MaskedField.tsx";
export { MaskedField } from "./MaskedField.tsx";
export type { MaskKind } from "./maskKinds.ts";
export { unmasked } from "./unmasked.ts";
