/** The texts of choice cards, each replaceable through `texts`. */
export const choiceCardsTexts = {
  /** Announced while a choice is being saved. */
  pendingLabel: "Salvando…",
};

export type ChoiceCardsTexts = typeof choiceCardsTexts;
