/** What a comparison says of its own; each can be replaced. */
export const beforeAfterTexts = {
  beforeLabel: "Hoje",
  afterLabel: "Depois",
};

export type BeforeAfterTexts = typeof beforeAfterTexts;
