import { largeLetters } from "@petbox/storybook/largeLetters";
import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Container } from "../Container/index.ts";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta = preview.meta({
  component: Heading,
  title: "Fundamentos/Texto/Heading",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "O título de uma página ou de uma parte dela. O nível diz o lugar no sumário da página; o tamanho é só aparência.",
      synonyms: ["título"],
      alternatives: {
        Text: "é só um texto maior ou em negrito, e não o nome de uma parte",
      },
      keyboard: {},
      announcements: ["“Qual é o porte do Bob?, título de nível 1”"],
    },
  },
});

export const Default = meta.story({ args: { headingLevel: 2, children: "Escolha a trilha" } });

export const Levels = meta.story({
  name: "Níveis",
  render: () => (
    <Stack>
      <Heading headingLevel={1}>Qual é o porte do Bob?</Heading>
      <Heading headingLevel={2}>Escolha a trilha</Heading>
      <Heading headingLevel={3}>Plano anual</Heading>
      <Heading headingLevel={4}>O que vem na caixa</Heading>
      <Heading headingLevel={5}>Brinquedos</Heading>
      <Heading headingLevel={6}>Petiscos</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4, 5, 6]) await expect(canvas.getByRole("heading", { level })).toBeVisible();
  },
});

export const LookApartFromLevel = meta.story({
  name: "Aparência e nível separados",
  args: { headingLevel: 1, size: "display", align: "center", children: "Amor em forma de caixa" },
});

export const LongestName = meta.story({
  name: "O nome mais comprido",
  args: { headingLevel: 1, children: "Qual é a raça do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti?" },
});

/** In the smallest window a large text size stops growing before a long word would break. */
export const LongestWord = meta.story({
  name: "A palavra mais comprida, em letras grandes",
  args: { headingLevel: 2, size: "heading", children: "Direito de arrependimento" },
  globals: { viewport: { value: "narrow" } },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Container>
      <Heading {...args} />
    </Container>
  ),
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    const word = document.createRange();
    const text = canvas.getByRole("heading").firstChild;
    await expect(text).not.toBeNull();
    if (text === null) return;
    word.setStart(text, "Direito de ".length);
    word.setEnd(text, "Direito de arrependimento".length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
});

export const FocusTarget = meta.story({
  name: "Recebe o foco",
  args: { headingLevel: 1, tabIndex: -1, children: "Seus dados" },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading");
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Dark = Levels.extend({ globals: { theme: "dark" } });
export const Narrow = LongestName.extend({ globals: { viewport: { value: "narrow" } } });
