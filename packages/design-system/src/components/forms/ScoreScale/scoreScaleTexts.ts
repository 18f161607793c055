/** The texts of a score scale, each replaceable through `texts`. */
export const scoreScaleTexts = {
  /** The meaning of 1. */
  lowLabel: "Nada satisfeito",
  /** The meaning of 10. */
  highLabel: "Muito satisfeito",
};

export type ScoreScaleTexts = typeof scoreScaleTexts;
