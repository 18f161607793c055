/** The texts of a rating summary, each replaceable through `texts`. */
export const ratingSummaryTexts = {
  /** Replaces the stars of a part without ratings. */
  unratedLabel: "Ainda não avaliado",
  /** Announced after an average. */
  outOfLabel: "de 5",
};

export type RatingSummaryTexts = typeof ratingSummaryTexts;
