import preview from "@petbox/storybook/preview";
import { Button } from "../../actions/Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Inline } from "./Inline.tsx";

const meta = preview.meta({
  component: Inline,
  title: "Fundamentos/Layout/Inline",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Coisas uma ao lado da outra, que passam para a linha de baixo quando não cabem.",
      synonyms: ["linha", "lado a lado", "row"],
      alternatives: {
        Stack: "é uma embaixo da outra",
        Grid: "todas têm a mesma largura",
      },
      keyboard: {},
      announcements: ["Com `list`: “Lista com 2 itens”. Sem ele, nada de seu."],
    },
  },
});

export const Default = meta.story({
  render: (args) => (
    <Inline {...args}>
      <Button>Renovar</Button>
      <Button variant="secondary">Ver plano</Button>
      <Button variant="quiet">Agora não</Button>
    </Inline>
  ),
});

export const Between = meta.story({
  name: "Nas pontas",
  render: () => (
    <Inline justify="between" align="baseline">
      <Text>Frete para Presidente Prudente, São Paulo</Text>
      <Text weight="bold" numeric>
        R$ 12,35
      </Text>
    </Inline>
  ),
});

export const WrapsWhenFull = meta.story({
  name: "Quebra quando não cabe",
  render: () => (
    <Inline gap="s2" list aria-label="Restrições">
      {["Frango", "Carne bovina", "Corante artificial", "Milho transgênico", "Soja", "Glúten", "Lactose"].map(
        (name) => (
          <li key={name}>
            <Button variant="secondary" size="small">
              {name}
            </Button>
          </li>
        ),
      )}
    </Inline>
  ),
});

export const Dark = WrapsWhenFull.extend({ globals: { theme: "dark" } });
export const Narrow = WrapsWhenFull.extend({ globals: { viewport: { value: "narrow" } } });
