/** What a link says of its own; each can be replaced. */
export const linkTexts = {
  newTabLabel: "(abre em outra aba)",
};

export type LinkTexts = typeof linkTexts;
