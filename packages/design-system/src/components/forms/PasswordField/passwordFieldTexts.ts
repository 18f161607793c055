/** What a password field says of its own; each can be replaced. */
export const passwordFieldTexts = {
  showLabel: "Mostrar senha",
  hideLabel: "Ocultar senha",
};

export type PasswordFieldTexts = typeof passwordFieldTexts;
