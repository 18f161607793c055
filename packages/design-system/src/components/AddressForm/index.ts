export { AddressForm, type AddressFormProps } from "./AddressForm.tsx";
export type { AddressLabels } from "./addressLabels.ts";
