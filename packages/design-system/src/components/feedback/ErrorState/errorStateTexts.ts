/** What an error state says of its own; each can be replaced. */
export const errorStateTexts = {
  retryLabel: "Tentar de novo",
  /** What the button says to a screen reader meanwhile. */
  pendingLabel: "Carregando",
};

export type ErrorStateTexts = typeof errorStateTexts;
