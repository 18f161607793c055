/** What a score scale says of its own; each can be replaced. */
export const scoreScaleTexts = {
  /** What 1 means. */
  lowLabel: "Nada satisfeito",
  /** What 10 means. */
  highLabel: "Muito satisfeito",
};

export type ScoreScaleTexts = typeof scoreScaleTexts;
