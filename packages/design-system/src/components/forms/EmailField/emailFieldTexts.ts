import { emailSuggestionText } from "@petbox/domain/contact/emailSuggestionText";

/** The texts of an email field, each replaceable through `texts`. */
export const emailFieldTexts = {
  /** The text of the button that accepts the suggestion. */
  suggestionLabel: emailSuggestionText,
  checkingLabel: "Conferindo o e-mail",
  acceptedLabel: "E-mail conferido",
};

export type EmailFieldTexts = typeof emailFieldTexts;
