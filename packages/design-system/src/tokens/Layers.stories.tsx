import preview from "@petbox/storybook/preview";
import { Text } from "../components/foundations/Text/Text.tsx";
import { light } from "./generated/light.ts";
import { List, Row } from "./specimens/specimens.styles.ts";
import { TokenName } from "./specimens/TokenName.tsx";

const meta = preview.meta({
  title: "Tokens/Camadas",
  parameters: {
    synonyms: ["z-index", "layer", "sobreposição"],
    layout: "padded",
    docs: {
      description: {
        component:
          "O que fica por cima do quê, o `z-index`, da mais baixa à mais alta. Um diálogo do navegador já está acima de todas: só o que é da página precisa de uma camada.",
      },
    },
  },
});

/** The intended use of each layer. */
const layerUses: Readonly<Record<keyof typeof light.layer, string>> = {
  raised: "O que passa por cima do vizinho: uma lista de sugestões, o botão de fechar.",
  bar: "A barra presa ao pé da tela.",
  header: "O cabeçalho preso ao topo.",
  dialog: "Reservada ao que se abre sobre a página sem ser o diálogo do navegador.",
  overlay: "Reservada a um véu sobre tudo, menos sobre os avisos.",
  toast: "Os avisos que chegam, e o link que pula para o conteúdo.",
};

const layers: readonly (readonly [name: string, value: number])[] = Object.entries(light.layer);

export const Layers = meta.story({
  name: "Camadas",
  render: () => (
    <List>
      {layers.map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`layer.${name}`} value={value} />
          <Text>{Object.entries(layerUses).find(([layer]) => layer === name)?.[1]}</Text>
        </Row>
      ))}
    </List>
  ),
});
