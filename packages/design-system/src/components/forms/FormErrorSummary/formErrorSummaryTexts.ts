/** The texts of the summary of a refused form. */
export const formErrorSummaryTexts = {
  /** The heading, replaced by `title`; `fields` is 0 if no field is wrong. */
  titleText: (fields: number): string =>
    fields === 0 ? "Não foi possível continuar" : `Confira ${fields} campo${fields === 1 ? "" : "s"}`,
  /** The link to the first wrong field. */
  firstText: (label: string) => `Ir para o primeiro: ${label}`,
};
