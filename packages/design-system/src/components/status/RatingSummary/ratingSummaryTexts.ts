/** What a rating summary says of its own; each can be replaced. */
export const ratingSummaryTexts = {
  /** In place of the stars of what is not rated. */
  unratedLabel: "Ainda não avaliado",
  /** What is heard after an average. */
  outOfLabel: "de 5",
};

export type RatingSummaryTexts = typeof ratingSummaryTexts;
