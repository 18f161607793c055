import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { headingDocs } from "./Heading.docs.tsx";
import { Heading } from "./Heading.tsx";

const meta = preview.meta({
  component: Heading,
  title: "Fundamentos/Texto/Heading",
  parameters: { layout: "padded", documentation: headingDocs },
});

export const Levels = meta.story({
  name: "Níveis",
  render: () => (
    <Stack>
      <Heading level={1}>Qual é o porte do Bob?</Heading>
      <Heading level={2}>Escolha a trilha</Heading>
      <Heading level={3}>Plano anual</Heading>
      <Heading level={4}>O que vem na caixa</Heading>
      <Heading level={5}>Brinquedos</Heading>
      <Heading level={6}>Petiscos</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4, 5, 6]) await expect(canvas.getByRole("heading", { level })).toBeVisible();
  },
});

export const LookApartFromLevel = meta.story({
  name: "Aparência e nível separados",
  args: { level: 1, size: "display", align: "center", children: "Amor em forma de caixa" },
});

export const LongestName = meta.story({
  name: "O nome mais comprido",
  args: { level: 1, children: "Qual é a raça do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti?" },
});

export const FocusTarget = meta.story({
  name: "Recebe o foco",
  args: { level: 1, tabIndex: -1, children: "Seus dados" },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading");
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Dark = Levels.extend({ globals: { theme: "dark" } });
export const Narrow = LongestName.extend({ globals: { viewport: { value: "narrow" } } });
