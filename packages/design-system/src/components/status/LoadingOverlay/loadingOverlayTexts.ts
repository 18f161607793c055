/** The texts of a loading overlay. */
export const loadingOverlayTexts = {
  /** The name of the work, replaced by `title`. */
  title: "Carregando",
};
