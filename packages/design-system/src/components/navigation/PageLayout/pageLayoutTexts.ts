/** What the frame of a page says of its own; it can be replaced. */
export const pageLayoutTexts = {
  /** The link past the header, to the content. */
  skipLabel: "Pular para o conteúdo",
};

export type PageLayoutTexts = typeof pageLayoutTexts;
