/** What choice cards say of their own; it can be replaced. */
export const choiceCardsTexts = {
  /** What a screen reader hears while a choice is being saved. */
  pendingLabel: "Salvando…",
};

export type ChoiceCardsTexts = typeof choiceCardsTexts;
