/** The texts of an error state, each replaceable through `texts`. */
export const errorStateTexts = {
  /** The heading, replaced by `title`. */
  title: "Não deu para carregar",
  /** Replaced by `description`. */
  description: "Confira sua internet e tente de novo. Nada do que você preencheu foi perdido.",
  retryLabel: "Tentar de novo",
  /** The accessible name of the button while pending. */
  pendingLabel: "Carregando",
};

export type ErrorStateTexts = typeof errorStateTexts;
