import { documented } from "@petbox/storybook/documented";
import { Inline } from "./Inline.tsx";

export const inlineDocs = documented({
  component: Inline,
  example: (
    <Inline gap="s2">
      <span>Frete</span>
      <span>R$ 12,35</span>
    </Inline>
  ),
  purpose: "Coisas uma ao lado da outra, que passam para a linha de baixo quando não cabem.",
  instead: [
    { use: "Stack", when: "quando é uma embaixo da outra" },
    { use: "Grid", when: "quando todas têm a mesma largura" },
  ],
  props: {
    justify: "Como os itens se distribuem na linha.",
  },
  keyboard: [],
  heard: ["Com `list`: “Lista com 2 itens”. Sem ele, nada de seu."],
});
