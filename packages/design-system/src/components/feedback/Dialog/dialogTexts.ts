/** What a dialog says of its own; each can be replaced. */
export const dialogTexts = {
  closeLabel: "Fechar",
};

export type DialogTexts = typeof dialogTexts;
