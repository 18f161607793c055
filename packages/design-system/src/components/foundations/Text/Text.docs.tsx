import { documented } from "@petbox/storybook/documented";
import { Text } from "./Text.tsx";

export const textDocs = documented({
  component: Text,
  example: <Text>Todo mês, uma caixa cheia de surpresas.</Text>,
  purpose: "Texto corrido: um parágrafo ou, com `inline`, um trecho dentro de outro.",
  instead: [
    { use: "Heading", when: "quando dá nome a uma parte da página" },
    { use: "PriceBlock", when: "quando é o preço de um plano" },
    { use: "SafeHtml", when: "quando o texto vem do servidor com marcação" },
  ],
  props: {
    inline: "Um trecho dentro de outro texto, e não um parágrafo.",
    numeric: "Algarismos de uma só largura, para preços e códigos em coluna.",
    weight: "O peso da letra.",
  },
  keyboard: [],
  heard: ["O texto, como está escrito."],
});
