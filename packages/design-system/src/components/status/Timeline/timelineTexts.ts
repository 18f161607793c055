/** What a timeline says of its own; each can be replaced. */
export const timelineTexts = {
  /** What advances, for screen readers. */
  label: "Andamento do envio",
  doneLabel: "concluída",
  currentLabel: "em andamento",
  waitingLabel: "ainda por vir",
  failedLabel: "com problema",
};

export type TimelineTexts = typeof timelineTexts;
