import { emailSuggestionText } from "@petbox/domain/contact/emailSuggestionText";

/** What an email field says of its own; each can be replaced. */
export const emailFieldTexts = {
  /** The words of the button that takes the suggestion. */
  suggestionLabel: emailSuggestionText,
  checkingLabel: "Conferindo o e-mail",
  acceptedLabel: "E-mail conferido",
};

export type EmailFieldTexts = typeof emailFieldTexts;
