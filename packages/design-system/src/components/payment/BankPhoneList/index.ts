export { BankPhoneList, type BankPhoneListProps } from "./BankPhoneList.tsx";
export type { BankPhone } from "./bankPhones.ts";
