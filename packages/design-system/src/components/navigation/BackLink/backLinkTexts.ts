/** The texts of a back link. */
export const backLinkTexts = {
  /** Replaced by `label`. */
  label: "Voltar",
};

export type BackLinkTexts = typeof backLinkTexts;
