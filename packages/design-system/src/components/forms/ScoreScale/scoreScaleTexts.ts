/** The texts of a score scale, each replaceable through `texts`. */
export const scoreScaleTexts = {
  /** The meaning of the lowest score. */
  lowLabel: "Nada satisfeito",
  /** The meaning of the highest score. */
  highLabel: "Muito satisfeito",
};

export type ScoreScaleTexts = typeof scoreScaleTexts;
