import { documented } from "@petbox/storybook/documented";
import { Stack } from "./Stack.tsx";

export const stackDocs = documented({
  component: Stack,
  example: (
    <Stack gap="s2">
      <span>Brinquedos</span>
      <span>Petiscos</span>
    </Stack>
  ),
  purpose: "Uma coisa embaixo da outra, com a mesma distância entre elas.",
  instead: [
    { use: "Inline", when: "quando ficam lado a lado" },
    { use: "Grid", when: "quando são colunas iguais" },
    { use: "Form", when: "quando são campos de um formulário" },
  ],
  keyboard: [],
  heard: ["Com `list`: “Lista com 2 itens”. Sem ele, nada de seu."],
});
