/** The texts of a dialog, each replaceable through `texts`. */
export const dialogTexts = {
  closeLabel: "Fechar",
};

export type DialogTexts = typeof dialogTexts;
