import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = preview.meta({
  component: VisuallyHidden,
  title: "Fundamentos/Texto/VisuallyHidden",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Texto para quem ouve a página: está lá e não se vê. Serve para completar o que o olho entende pela posição.",
      synonyms: ["leitor de tela", "sr-only"],
      alternatives: {
        Text: "todos podem ler: é quase sempre melhor",
        Glyph: "é o nome de um desenho",
      },
      keyboard: {},
      announcements: ["O texto, como está escrito."],
    },
  },
});

export const BesideAPrice = meta.story({
  name: "Ao lado de um preço",
  args: { children: "Preço: " },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      R$ 79,90
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("Preço:");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden.parentElement).toHaveTextContent("Preço: R$ 79,90");
  },
});

export const Dark = BesideAPrice.extend({ globals: { theme: "dark" } });
export const Narrow = BesideAPrice.extend({ globals: { viewport: { value: "narrow" } } });
