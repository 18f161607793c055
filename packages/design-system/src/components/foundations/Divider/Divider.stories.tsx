import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Divider } from "./Divider.tsx";

const meta = preview.meta({
  component: Divider,
  title: "Fundamentos/Layout/Divider",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Uma linha entre duas partes da mesma coisa.",
      instead: {
        Stack: "a distância já separa: é quase sempre",
        Card: "as partes são coisas diferentes",
      },
      keyboard: {},
      heard: ["“Separador”"],
    },
  },
});

export const BetweenParts = meta.story({
  name: "Entre partes",
  render: () => (
    <Stack>
      <Text>Assinatura</Text>
      <Divider />
      <Text>Entrega</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeInTheDocument();
  },
});

export const Dark = BetweenParts.extend({ globals: { theme: "dark" } });
export const Narrow = BetweenParts.extend({ globals: { viewport: { value: "narrow" } } });
