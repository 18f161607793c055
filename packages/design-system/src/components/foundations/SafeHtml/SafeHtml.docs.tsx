import { documented } from "@petbox/storybook/documented";
import { SafeHtml } from "./SafeHtml.tsx";

export const safeHtmlDocs = documented({
  component: SafeHtml,
  example: <SafeHtml html="Cartão <b>recusado</b> pelo banco. <a href='/cartoes'>Use outro cartão</a>." />,
  states: [<SafeHtml key="words" html="Um erro ocorreu!" />],
  purpose:
    "O único lugar onde aparece HTML que veio do servidor. Ficam links, negrito, ênfase, parágrafos e listas; scripts, estilos, imagens e qualquer outra coisa somem. Até o filtro carregar, mostra só as palavras; sanitizer.preload() o traz antes, onde a resposta vai aparecer em um aviso: assim ela é lida uma vez só.",
  instead: [
    { use: "Text", when: "quando o texto é nosso: não precisa de HTML" },
    { use: "Alert", when: "em volta dele, quando é a mensagem de um erro" },
  ],
  props: {
    html: "Um texto do servidor, que pode trazer qualquer coisa.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa aos links do texto." },
    { keys: "Enter", does: "Abre o link; o de outro site, em outra aba." },
  ],
  heard: ["o texto, com os links e as listas que tiver"],
});
