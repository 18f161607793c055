import preview from "@petbox/storybook/preview";
import { Stack } from "../components/foundations/Stack/Stack.tsx";
import { Text } from "../components/foundations/Text/Text.tsx";
import { breakpoints } from "../theme/breakpoints.ts";
import { CopyableCode } from "./specimens/CopyableCode.tsx";
import { List, Row } from "./specimens/specimens.styles.ts";

const meta = preview.meta({
  title: "Tokens/Larguras",
  parameters: {
    synonyms: ["breakpoints", "media query", "responsivo", "responsive", "widths"],
    layout: "padded",
    docs: {
      description: {
        component:
          "O desenho começa no telefone e ganha espaço a partir destas larguras. Nada se estica para encher a tela: o conteúdo fica numa coluna calma.",
      },
    },
  },
});

export const Widths = meta.story({
  name: "Larguras em que o desenho muda",
  render: () => (
    <Stack gap="s6">
      <List>
        {breakpoints.map((width) => (
          <Row key={width}>
            <CopyableCode>{`media.from${width}`}</CopyableCode>
            <Text>a partir de {width} px</Text>
          </Row>
        ))}
        <Row>
          <CopyableCode>media.footerBar</CopyableCode>
          <Text>até 992 px, onde a ação principal fica numa barra presa ao pé da tela, se sobra página acima dela</Text>
        </Row>
        <Row>
          <CopyableCode>smallWindow</CopyableCode>
          <Text>
            onde o texto, do tamanho que tem, deixa a tela pequena: nada fica preso, e as palavras se dividem com hífen
          </Text>
        </Row>
      </List>
    </Stack>
  ),
});
