/** The texts of a button, each replaceable through `texts`. */
export const buttonTexts = {
  /** The accessible name while pending. */
  pendingLabel: "Carregando",
};

export type ButtonTexts = typeof buttonTexts;
