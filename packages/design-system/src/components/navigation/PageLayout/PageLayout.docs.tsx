import { documented } from "@petbox/storybook/documented";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { PageLayout } from "./PageLayout.tsx";

export const pageLayoutDocs = documented({
  component: PageLayout,
  example: (
    <PageLayout header={<Header />} footer={<Footer />}>
      <Heading headingLevel={1}>Meus cupons</Heading>
    </PageLayout>
  ),
  purpose:
    "A moldura de uma página do site ou da área do assinante: o atalho ao conteúdo, o cabeçalho, o conteúdo na largura certa e o rodapé, que fica no fim da tela mesmo com pouco conteúdo. Com faixas de ponta a ponta, como um Banner, a largura é full e cada faixa cuida da sua.",
  instead: [
    { use: "StepLayout", when: "quando é um passo da assinatura" },
    { use: "Container", when: "quando é só a largura de uma faixa" },
  ],
  props: {
    footer: "O Footer.",
    header: "O Header.",
    top: "Acima de tudo: a CouponBar.",
    fills:
      "Quanto da tela o conteúdo ocupa, no mínimo: o que sobra dela, ou ela inteira; aí o rodapé começa abaixo do que se vê primeiro, e ninguém o vê mudar de lugar.",
    width: "A largura do conteúdo: a tela inteira, para uma página com faixas próprias; a página; ou uma coluna calma.",
  },
  keyboard: [{ keys: "Tab", does: "A primeira parada é o atalho ao conteúdo; depois, o cabeçalho." }],
  heard: ["“Pular para o conteúdo, link”", "“cabeçalho do site”", "“conteúdo principal”", "“rodapé”"],
  texts: { skipLabel: "Pular para o conteúdo" },
});
