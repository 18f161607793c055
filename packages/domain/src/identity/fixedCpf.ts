/**
 * Whether a CPF is read-only: an account's cannot change once it is set (SUB-071); a lead's can be typed again.
 * @param cpf formatted or not; empty or undefined if unknown.
 */
export function isCpfFixed(hasAccount: boolean, cpf: string | undefined): boolean {
  return hasAccount && cpf !== undefined && cpf !== "";
}
