/** The texts of a back link. */
export const backLinkTexts = {
  /** Replaced by `label`. */
  label: "Voltar",
};
