const codes = [
  ["AC", "AL", "AP", "AM", "BA", "CE", "DF", "ES", "GO"],
  ["MA", "MT", "MS", "MG", "PA", "PB", "PR", "PE", "PI"],
  ["RJ", "RN", "RS", "RO", "RR", "SC", "SP", "SE", "TO"],
] as const;

/** One of the 26 states or the Federal District, as its two letters in upper case. */
export type StateCode = (typeof codes)[number][number];

/** All 27, in the alphabetical order of their names. */
export const stateCodes: readonly StateCode[] = codes.flat();

const known: ReadonlySet<string> = new Set(stateCodes);

export function isStateCode(text: string): text is StateCode {
  return known.has(text);
}

/** Parses a state code in any case: " sp " is "SP" (FUN-130). Undefined for an unknown code. */
export function stateCodeOf(text: string): StateCode | undefined {
  const code = text.trim().toUpperCase();
  return isStateCode(code) ? code : undefined;
}
