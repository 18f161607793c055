/** A bank and its customer service number, as written for people. */
export interface BankPhone {
  readonly bank: string;
  readonly phone: string;
}

/** The public numbers of the largest banks; review this list from time to time. */
export const bankPhones: readonly BankPhone[] = [
  { bank: "Banco do Brasil", phone: "4004 0001" },
  { bank: "Bradesco", phone: "4002 0022" },
  { bank: "Caixa", phone: "4004 0104" },
  { bank: "Itaú", phone: "4004 4828" },
  { bank: "Nubank", phone: "0800 608 6236" },
  { bank: "Santander", phone: "4004 3535" },
];
