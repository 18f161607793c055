/** What a commitment summary says of its own; each can be replaced. */
export const commitmentSummaryTexts = {
  leavingTitle: "E se eu cancelar antes?",
  /** Said of a plan that costs nothing to leave. */
  freeLeavingText: "Cancele quando quiser, sem multa.",
};

export type CommitmentSummaryTexts = typeof commitmentSummaryTexts;
