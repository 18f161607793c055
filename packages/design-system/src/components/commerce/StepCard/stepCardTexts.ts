/** What a step card says of its own; each can be replaced. */
export const stepCardTexts = {
  /** Said before the title. */
  numberText: (number: number) => `Passo ${number}:`,
  currentLabel: "Você está aqui",
  doneLabel: "Concluído",
};

export type StepCardTexts = typeof stepCardTexts;
