import { documented } from "@petbox/storybook/documented";
import { Header } from "./Header.tsx";

export const headerDocs = documented({
  component: Header,
  example: <Header user={{ firstName: "Ana" }} hasSubscriptions />,
  states: [<Header key="visitor" pet="dog" />],
  purpose:
    "O cabeçalho das páginas do site e da área do assinante: marca, caminhos, conta e “SIMULE”. No celular os caminhos ficam no menu lateral. Fica no alto enquanto a página rola. Saber quem é o visitante, mesmo mais tarde, não desloca nada. As palavras das partes são trocadas por petMenu, account e sideMenu; os links, por links.",
  instead: [
    { use: "FunnelHeader", when: "quando é um passo da assinatura" },
    { use: "PageLayout", when: "quando é a página inteira, que o recebe em header" },
  ],
  props: {
    links: "As páginas a que leva, aqui e no menu lateral; sem elas, as do site.",
  },
  keyboard: [
    {
      keys: "Tab",
      does: "Passa pela troca de pet, marca, links, conta e “SIMULE”. No celular, começa no botão do menu.",
    },
    { keys: "Enter", does: "Segue o link; no botão do menu ou da conta, abre." },
    { keys: "Esc", does: "Fecha o que foi aberto, e o foco volta ao botão." },
  ],
  heard: [
    "“cabeçalho do site”",
    "“Escolha o pet, navegação”",
    "“PetBox, página inicial, link”",
    "“Principal, navegação”, e os links",
    "“Olá, Ana AREA DO ASSINANTE, botão, recolhido”",
    "no celular: “Abrir o menu, botão, abre diálogo”",
  ],
  texts: {
    homeLabel: "PetBox, página inicial",
    menuLabel: "Abrir o menu",
    pagesLabel: "Principal",
    subscribeLabel: "SIMULE",
  },
});
