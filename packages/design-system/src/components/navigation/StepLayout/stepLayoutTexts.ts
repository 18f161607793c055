/** The texts of the step's frame, each replaceable through `texts`. */
export const stepLayoutTexts = {
  /** The accessible name of the back link and the progress together. */
  wayLabel: "Seu caminho",
  /** The link past the header, to the content. */
  skipLabel: "Pular para o conteúdo",
  /** The accessible name of the aside of a StepContent, replaced by its `asideLabel`. */
  asideLabel: "Resumo",
};

export type StepLayoutTexts = typeof stepLayoutTexts;
