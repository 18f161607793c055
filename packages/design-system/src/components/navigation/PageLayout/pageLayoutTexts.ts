/** The texts of the page's frame, each replaceable through `texts`. */
export const pageLayoutTexts = {
  /** The link past the header, to the content. */
  skipLabel: "Pular para o conteúdo",
};

export type PageLayoutTexts = typeof pageLayoutTexts;
