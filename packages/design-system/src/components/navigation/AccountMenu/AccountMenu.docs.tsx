import { documented } from "@petbox/storybook/documented";
import { AccountMenu } from "./AccountMenu.tsx";

export const accountMenuDocs = documented({
  component: AccountMenu,
  example: <AccountMenu user={{ firstName: "Ana" }} hasSubscriptions />,
  states: [<AccountMenu key="out" />, <AccountMenu key="unfinished" user={{ firstName: "" }} />],
  purpose:
    "O lugar da conta no cabeçalho: “LOGIN” para quem não entrou; para quem entrou, o botão que abre a saudação, a área do cliente (ou o fim da assinatura começada) e a saída. Ocupa o mesmo espaço antes e depois de se saber quem é.",
  instead: [
    { use: "Header", when: "quando é uma página do site, que já o traz" },
    { use: "LoginDialog", when: "quando se entra sem sair da página" },
  ],
  props: {
    loginHref: "O endereço em que se entra na conta.",
  },
  keyboard: [
    { keys: "Enter ou Espaço", does: "Abre e fecha." },
    { keys: "Tab", does: "Aberto, passa pelos links." },
    { keys: "Esc", does: "Fecha, e o foco volta ao botão." },
  ],
  heard: [
    "sem ninguém: “LOGIN, link”",
    "“Olá, Ana AREA DO ASSINANTE, botão, recolhido”",
    "aberto: “Sua conta, navegação”, “Olá, Ana!”, “Bem-vindo de volta”",
    "“Área do assinante, link”, “Sair, link”",
  ],
  texts: {
    label: "Sua conta",
    loginLabel: "LOGIN",
    areaLabel: "AREA DO ASSINANTE",
    nameless: "Petikineo",
    welcomeLabel: "Bem-vindo de volta",
    areaLinkLabel: "Área do assinante",
    unfinishedLabel: "Você está quase terminando",
    finishLabel: "Concluir assinatura",
    logoutLabel: "Sair",
  },
});
