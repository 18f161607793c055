/** The texts of the account menu, each replaceable through `texts`. */
export const accountTexts = {
  /** The accessible name of the menu. */
  label: "Sua conta",
  loginLabel: "LOGIN",
  areaLabel: "AREA DO ASSINANTE",
  greeting: (name: string) => `Olá, ${name}`,
  /** The name in the greeting when the customer's is empty. */
  nameless: "Petikineo",
  welcomeLabel: "Bem-vindo de volta",
  areaLinkLabel: "Área do assinante",
  unfinishedLabel: "Você está quase terminando",
  finishLabel: "Concluir assinatura",
  logoutLabel: "Sair",
};

export type AccountMenuTexts = typeof accountTexts;
