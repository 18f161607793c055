const stateNames = {
  AC: "Acre",
  AL: "Alagoas",
  AP: "Amapá",
  AM: "Amazonas",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MT: "Mato Grosso",
  MS: "Mato Grosso do Sul",
  MG: "Minas Gerais",
  PA: "Pará",
  PB: "Paraíba",
  PR: "Paraná",
  PE: "Pernambuco",
  PI: "Piauí",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RS: "Rio Grande do Sul",
  RO: "Rondônia",
  RR: "Roraima",
  SC: "Santa Catarina",
  SP: "São Paulo",
  SE: "Sergipe",
  TO: "Tocantins",
} as const;

/** One of the 26 states or the Federal District, as its two letters in upper case. */
export type StateCode = keyof typeof stateNames;

export function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(stateNames, text);
}

/** All 27, in the alphabetical order of their names. */
export const stateCodes: readonly StateCode[] = Object.keys(stateNames).filter(isStateCode);

/** "São Paulo" */
export function stateNameOf(state: StateCode): string {
  return stateNames[state];
}

/** Parses a state code in any case: " sp " is "SP" (FUN-130). Undefined for an unknown code. */
export function stateCodeOf(text: string): StateCode | undefined {
  const code = text.trim().toUpperCase();
  return isStateCode(code) ? code : undefined;
}
