/** What the header knows of who is logged in. */
export interface HeaderUser {
  /** May be empty: then the greeting is to a "Petikineo" (MAN-088). */
  readonly firstName: string;
}

/** The words around the account. */
export interface AccountTexts {
  /** @default "LOGIN" */
  loginLabel?: string | undefined;
  /** @default "AREA DO ASSINANTE" */
  areaLabel?: string | undefined;
  /** @default (name) => `Olá, ${name}` */
  greeting?: ((name: string) => string) | undefined;
  /**
   * Who is greeted when there is no name.
   * @default "Petikineo"
   */
  nameless?: string | undefined;
  /** @default "Bem-vindo de volta" */
  welcomeLabel?: string | undefined;
  /** @default "Área do cliente" */
  areaLinkLabel?: string | undefined;
  /** @default "Você está quase terminando" */
  unfinishedLabel?: string | undefined;
  /** @default "Concluir assinatura" */
  finishLabel?: string | undefined;
  /** @default "Sair" */
  logoutLabel?: string | undefined;
}

/** The greeting by the first name. */
export function greetingOf(
  user: HeaderUser,
  { greeting = (name) => `Olá, ${name}`, nameless }: Pick<AccountTexts, "greeting" | "nameless">,
): string {
  return greeting(greetedName(user, nameless));
}

/** The name to greet with. */
export function greetedName(user: HeaderUser, nameless = "Petikineo"): string {
  return user.firstName.trim() || nameless;
}
