function countInWords(count: number): string {
  if (count === 0) return "Nenhuma sugestão";
  return count === 1 ? "1 sugestão" : `${count} sugestões`;
}

/** The texts of an autocomplete, each replaceable through `texts`. */
export const autocompleteTexts = {
  /** The accessible name of the list. */
  listLabel: "Sugestões",
  /** Announced when suggestions appear or their number changes. */
  countLabel: countInWords,
};

export type AutocompleteTexts = typeof autocompleteTexts;
