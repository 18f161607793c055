function countInWords(count: number): string {
  if (count === 0) return "Nenhuma sugestão";
  return count === 1 ? "1 sugestão" : `${count} sugestões`;
}

/** What an autocomplete says of its own; each can be replaced. */
export const autocompleteTexts = {
  /** The name of the list. */
  listLabel: "Sugestões",
  /** What is announced when suggestions appear or their number changes. */
  countLabel: countInWords,
};

export type AutocompleteTexts = typeof autocompleteTexts;
