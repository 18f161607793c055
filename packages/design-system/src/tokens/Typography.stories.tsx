import preview from "@petbox/storybook/preview";
import { light } from "./generated/light.ts";
import { List, Row, Sample } from "./specimens/specimens.styles.ts";
import { TokenName } from "./specimens/TokenName.tsx";

const meta = preview.meta({
  title: "Tokens/Tipografia",
  parameters: {
    synonyms: ["typography", "fonte", "font", "letra", "font size", "line height"],
    layout: "padded",
    docs: {
      description: {
        component:
          "Uma família só, a Nunito. O corpo tem 16 px ou mais; 14 px é para o que acompanha. Os tamanhos são em rem: quem aumenta a letra do aparelho aumenta a loja.",
      },
    },
  },
});

const phrase = "A caixa do Bob já está a caminho!";

export const Sizes = meta.story({
  name: "Tamanhos",
  render: () => (
    <List>
      {Object.entries(light.fontSize).map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`fontSize.${name}`} value={value} />
          <Sample data-size={name}>{phrase}</Sample>
        </Row>
      ))}
    </List>
  ),
});

export const Weights = meta.story({
  name: "Pesos",
  render: () => (
    <List>
      {Object.entries(light.fontWeight).map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`fontWeight.${name}`} value={value} />
          <Sample data-weight={name}>{phrase}</Sample>
        </Row>
      ))}
    </List>
  ),
});

export const LineHeights = meta.story({
  name: "Entrelinhas",
  render: () => (
    <List>
      {Object.entries(light.lineHeight).map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`lineHeight.${name}`} value={value} />
          <Sample data-height={name}>
            {phrase} Todo mês chega uma surpresa com brinquedos, petiscos e um mimo escolhido para o porte e a idade
            dele.
          </Sample>
        </Row>
      ))}
    </List>
  ),
});
