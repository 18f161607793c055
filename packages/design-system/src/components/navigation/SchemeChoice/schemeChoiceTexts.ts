/** The texts of the choice of light or dark, each replaceable through `texts`. */
export const schemeChoiceTexts = {
  schemeLabel: "Aparência",
  systemSchemeLabel: "Do aparelho",
  lightSchemeLabel: "Clara",
  darkSchemeLabel: "Escura",
};

export type SchemeChoiceTexts = typeof schemeChoiceTexts;
