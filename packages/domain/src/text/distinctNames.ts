interface Named {
  /** Unique. */
  readonly code: string;
  readonly name: string;
}

/** Distinct names of choices: equal ones get their code, as in "Bob (ATIVA00001)". */
export function distinctNames(named: readonly Named[]): readonly string[] {
  return named.map(({ code, name }) =>
    named.some((other) => other.code !== code && other.name === name) ? `${name} (${code})` : name,
  );
}
