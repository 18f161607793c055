/** The texts of a commitment summary, each replaceable through `texts`. */
export const commitmentSummaryTexts = {
  leavingTitle: "E se eu cancelar antes?",
  /** Shown for a plan without a cost of leaving. */
  freeLeavingText: "Cancele quando quiser, sem multa.",
};

export type CommitmentSummaryTexts = typeof commitmentSummaryTexts;
