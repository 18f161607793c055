/** The texts of a skip link. */
export const skipLinkTexts = {
  /** Replaced by `children`. */
  label: "Pular para o conteúdo",
};
