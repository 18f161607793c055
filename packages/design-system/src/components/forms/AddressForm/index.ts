export { AddressForm, type AddressFormProps, addressFormLimits } from "./AddressForm.tsx";
export type { AddressFormTexts } from "./addressFormTexts.ts";
export { type CepFetcher, useCepLookup } from "./useCepLookup.ts";
