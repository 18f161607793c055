/** The texts of a password field, each replaceable through `texts`. */
export const passwordFieldTexts = {
  showLabel: "Mostrar senha",
  hideLabel: "Ocultar senha",
};

export type PasswordFieldTexts = typeof passwordFieldTexts;
