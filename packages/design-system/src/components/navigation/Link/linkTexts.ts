/** The texts of a link, each replaceable through `texts`. */
export const linkTexts = {
  newTabLabel: "(abre em outra aba)",
};

export type LinkTexts = typeof linkTexts;
