/**
 * Whether a CPF is there for good: an account's does not change once it is known (SUB-071), a lead's may be typed anew.
 * @param cpf as it is known, with its dots or without; empty or undefined where it is not.
 */
export function isCpfFixed(hasAccount: boolean, cpf: string | undefined): boolean {
  return hasAccount && cpf !== undefined && cpf !== "";
}
