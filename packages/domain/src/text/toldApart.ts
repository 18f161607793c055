interface Named {
  /** Unlike that of any other. */
  readonly code: string;
  readonly name: string;
}

/** The names of choices, each unlike the others: equal ones get their code, as in "Bob (ATIVA00001)". */
export function toldApart(named: readonly Named[]): readonly string[] {
  return named.map(({ code, name }) =>
    named.some((other) => other.code !== code && other.name === name) ? `${name} (${code})` : name,
  );
}
