import type { Cpf } from "@petbox/domain/identity/cpf";
import { isCpfFixed } from "@petbox/domain/identity/fixedCpf";
import type { CustomerRecord, SessionRecord } from "./collections.ts";
import { accountOf } from "./customers.ts";

export const fixedCpfText = "O CPF da sua conta não muda. Se houver um erro nele, fale com a gente.";

/** Whether an account would get another CPF (SUB-071). A lead's registration can be saved again as a whole. */
export function changesFixedCpf(cpf: Cpf, customer: CustomerRecord, visitor: SessionRecord): boolean {
  return isCpfFixed(accountOf(visitor) === customer.code, customer.cpf) && customer.cpf !== cpf;
}
