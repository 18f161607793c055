/** The texts of a field's counter, each replaceable through `texts`. */
export const counterTexts = {
  /** The visible text of the counter. */
  counterLabel: (length: number, limit: number) => `${length} de ${limit}`,
  /** Announced once when the counter appears near the limit, and once when the limit is reached. */
  limitLabel: (limit: number, isReached: boolean) =>
    isReached ? `Limite de ${limit} caracteres atingido` : `Perto do limite de ${limit} caracteres`,
};

export type CounterTexts = typeof counterTexts;
