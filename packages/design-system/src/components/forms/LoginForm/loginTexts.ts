import { passwordFieldTexts } from "../PasswordField/passwordFieldTexts.ts";

/** The texts of a login, each replaceable through `texts`. */
export const loginTexts = {
  ...passwordFieldTexts,
  emailLabel: "E-mail",
  passwordLabel: "Senha",
  submitLabel: "Entrar",
  /** The text of the button during the request. */
  pendingLabel: "Verificando",
  recoveryLabel: "Esqueceu a senha? Recuperar",
  /** The accessible name of the sign beside the error. */
  errorLabel: "Atenção",
  /** The accessible name of the button that closes the error. */
  dismissLabel: "Fechar aviso",
};

export type LoginFormTexts = typeof loginTexts;
