export { AddressForm, type AddressFormProps, addressFormLimits } from "./AddressForm.tsx";
export type { AddressLabels } from "./addressLabels.ts";
