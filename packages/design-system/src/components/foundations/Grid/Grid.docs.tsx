import { documented } from "@petbox/storybook/documented";
import { Grid } from "./Grid.tsx";

export const gridDocs = documented({
  component: Grid,
  example: (
    <Grid tile="small">
      <span>Mini</span>
      <span>Pequeno</span>
    </Grid>
  ),
  purpose: "Tantas colunas iguais quantas couberem; ninguém conta colunas à mão.",
  instead: [
    { use: "Stack", when: "quando é uma coisa embaixo da outra" },
    { use: "Inline", when: "quando as coisas têm larguras diferentes" },
    { use: "Carousel", when: "quando são muitas e só algumas se olham de cada vez" },
  ],
  props: {
    tile: 'A menor largura de uma coluna: "small" dá duas colunas no celular; "medium" e "large", uma.',
  },
  keyboard: [],
  heard: ["Com `list`: “Lista com 2 itens”. Sem ele, nada de seu."],
});
