/** What the counter of a field shows and says; each can be replaced. */
export const counterTexts = {
  /** What the counter shows. */
  counterLabel: (length: number, limit: number) => `${length} de ${limit}`,
  /** What a screen reader hears once when the counter appears near the limit, and once when the limit is reached. */
  limitLabel: (limit: number, isReached: boolean) =>
    isReached ? `Limite de ${limit} caracteres atingido` : `Perto do limite de ${limit} caracteres`,
};

export type CounterTexts = typeof counterTexts;
