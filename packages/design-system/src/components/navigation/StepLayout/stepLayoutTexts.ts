/** What the frame of a step says of its own; each can be replaced. */
export const stepLayoutTexts = {
  /** What the way back and the progress are together, for screen readers. */
  wayLabel: "Seu caminho",
  /** The link past the header, to the content. */
  skipLabel: "Pular para o conteúdo",
};

export type StepLayoutTexts = typeof stepLayoutTexts;
