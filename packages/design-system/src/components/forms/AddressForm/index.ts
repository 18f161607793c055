export { AddressForm, type AddressFormProps, addressFormLimits } from "./AddressForm.tsx";
export type { AddressFormTexts } from "./addressFormTexts.ts";
