export { AddressForm, type AddressFormProps } from "./AddressForm.tsx";
export type { AddressFormTexts } from "./addressFormTexts.ts";
export { addressFormLimits } from "./addressFormVariants.ts";
export { type CepFetcher, useCepLookup } from "./useCepLookup.ts";
