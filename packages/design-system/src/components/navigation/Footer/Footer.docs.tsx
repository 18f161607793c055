import { documented } from "@petbox/storybook/documented";
import { Footer } from "./Footer.tsx";

export const footerDocs = documented({
  component: Footer,
  example: (
    <Footer appStores={{ googlePlay: "https://play.petbox.example/", appStore: "https://apps.petbox.example/" }} />
  ),
  states: [<Footer key="plain" />],
  purpose:
    "O rodapé das páginas do site: ajuda, caminhos, políticas, redes, cartões aceitos, selos e quem vende. No celular cada grupo se desdobra, um por vez; em telas largas todos estão à vista. Os links dos grupos são trocados por groups, e as palavras de cartões, selos e lojas por texts.",
  instead: [
    { use: "FunnelFooter", when: "quando é um passo da assinatura" },
    { use: "PageLayout", when: "quando é a página inteira, que o recebe em footer" },
  ],
  props: {
    appStores: "Os endereços do aplicativo; o selo sem endereço não aparece.",
    groups: "Os grupos de links depois da ajuda; sem eles, os do site, com os endereços de `links`.",
    links: "Os endereços em outros sites: loja, ajuda, reclamações e redes sociais.",
  },
  keyboard: [
    {
      keys: "Tab",
      does: "Passa pelos links; no celular, pelos nomes dos grupos e pelos links do que está desdobrado.",
    },
    { keys: "Enter ou Espaço", does: "No nome de um grupo, desdobra e dobra; Enter segue um link." },
  ],
  heard: [
    "“rodapé”",
    "“Redes sociais, lista”, “Instagram (abre em outra aba), link”",
    "no celular: “Ajuda, recolhido”",
    "“Cartões aceitos: Visa, Mastercard…, imagem”",
    "“Selos, lista”",
  ],
  texts: {
    helpTitle: "Ajuda",
    helpHours: "Seg. a sex., das 8h às 18h (horário de Brasília)",
    helpLabel: "Central de ajuda",
    socialLabel: "Redes sociais",
    newTabLabel: "(abre em outra aba)",
    legalLine: "PetBox Comércio de Artigos para Animais Ltda.",
  },
});
