import { passwordFieldTexts } from "../PasswordField/passwordFieldTexts.ts";

/** What a login says of its own; each can be replaced. */
export const loginTexts = {
  ...passwordFieldTexts,
  emailLabel: "E-mail",
  passwordLabel: "Senha",
  submitLabel: "Entrar",
  /** The words of the button while the server is being asked. */
  pendingLabel: "Verificando",
  recoveryLabel: "Esqueceu a senha? Recuperar",
  /** The name of the sign beside the error. */
  errorLabel: "Atenção",
  /** The name of the button that closes the error. */
  dismissLabel: "Fechar aviso",
};

export type LoginFormTexts = typeof loginTexts;
