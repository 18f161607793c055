/** The texts of a comparison, each replaceable through `texts`. */
export const beforeAfterTexts = {
  beforeLabel: "Hoje",
  afterLabel: "Depois",
};

export type BeforeAfterTexts = typeof beforeAfterTexts;
