import type { Cpf } from "@petbox/domain/identity/cpf";
import type { Customer, Visitor } from "./collections.ts";
import { accountOf } from "./customers.ts";

export const fixedCpfText = "O CPF da sua conta não muda. Se houver um erro nele, fale com a gente.";

/** Whether an account is about to get another CPF than it has (SUB-071). A lead's registration is saved again as a whole. */
export function isOtherCpf(cpf: Cpf, customer: Customer, visitor: Visitor): boolean {
  return accountOf(visitor) === customer.code && customer.cpf !== undefined && customer.cpf !== cpf;
}
