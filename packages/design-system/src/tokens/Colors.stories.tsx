import preview from "@petbox/storybook/preview";
import { controlPairs, textPairs } from "./contrast.ts";
import { ContrastTable } from "./specimens/ContrastTable.tsx";
import { Palette } from "./specimens/Palette.tsx";

const meta = preview.meta({
  title: "Tokens/Cores",
  parameters: {
    synonyms: ["colors", "palette", "contraste", "contrast", "alto contraste"],
    layout: "padded",
    docs: {
      description: {
        component:
          "Uma cor é escolhida pelo que faz, nunca pelo que parece: `danger` é o que não deu, em qualquer tema. Cada nome vale no claro e no escuro, e trocar de tema não toca em nenhum componente.",
      },
    },
  },
});

export const Light = meta.story({ name: "Paleta", render: () => <Palette /> });
export const Dark = meta.story({
  globals: { theme: "dark" },
  render: () => <Palette />,
});
export const TextContrast = meta.story({
  name: "Contraste do texto",
  render: () => <ContrastTable caption="Contraste do texto" pairs={textPairs} least={4.5} leastWithMore={7} />,
});
export const ControlContrast = meta.story({
  name: "Contraste de controles e do foco",
  render: () => (
    <ContrastTable caption="Contraste de controles e do foco" pairs={controlPairs} least={3} leastWithMore={4.5} />
  ),
});
