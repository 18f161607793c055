/** The texts of an error state, each replaceable through `texts`. */
export const errorStateTexts = {
  retryLabel: "Tentar de novo",
  /** The accessible name of the button while pending. */
  pendingLabel: "Carregando",
};

export type ErrorStateTexts = typeof errorStateTexts;
