function optionCount(count: number): string {
  return count === 1 ? "1 opção" : `${count} opções`;
}

/** The texts of a combobox, each replaceable through `texts`. */
export const comboboxTexts = {
  /** The accessible name of the list. */
  listLabel: "Opções",
  /** Announced when options appear or their number changes. */
  countLabel: optionCount,
  /** Shown and announced while options are looked up. */
  loadingLabel: "Buscando…",
  /** Nothing matches the text. */
  emptyText: "Nada encontrado. Tente escrever de outro jeito.",
  /** The look-up failed. */
  failedText: "Não deu para buscar agora.",
  retryLabel: "Tentar de novo",
  /** Fewer characters than a look-up needs. */
  fewText: (minimum: number) => `Digite pelo menos ${minimum} letras`,
};

export type ComboboxTexts = typeof comboboxTexts;
