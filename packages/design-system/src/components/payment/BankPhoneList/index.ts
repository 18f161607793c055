export { BankPhoneList, type BankPhoneListProps } from "./BankPhoneList.tsx";
export type { BankPhoneListTexts } from "./bankPhoneListTexts.ts";
export type { BankPhone } from "./bankPhones.ts";
