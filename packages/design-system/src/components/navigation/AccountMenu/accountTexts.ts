/** What is said around the account; each can be replaced. */
export const accountTexts = {
  /** What the dropdown is called, for screen readers. */
  label: "Sua conta",
  loginLabel: "LOGIN",
  areaLabel: "AREA DO ASSINANTE",
  greeting: (name: string) => `Olá, ${name}`,
  /** Who is greeted when there is no name. */
  nameless: "Petikineo",
  welcomeLabel: "Bem-vindo de volta",
  areaLinkLabel: "Área do assinante",
  unfinishedLabel: "Você está quase terminando",
  finishLabel: "Concluir assinatura",
  logoutLabel: "Sair",
};

export type AccountMenuTexts = typeof accountTexts;
