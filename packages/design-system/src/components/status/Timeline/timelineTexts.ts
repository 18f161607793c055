/** The texts of a timeline, each replaceable through `texts`. */
export const timelineTexts = {
  /** The accessible name of the steps. */
  label: "Andamento do envio",
  doneLabel: "concluída",
  currentLabel: "em andamento",
  waitingLabel: "ainda por vir",
  failedLabel: "com problema",
};

export type TimelineTexts = typeof timelineTexts;
