/** What a button says of its own; each can be replaced. */
export const buttonTexts = {
  /** Its name while pending. */
  pendingLabel: "Carregando",
};

export type ButtonTexts = typeof buttonTexts;
