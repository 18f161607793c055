import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = preview.meta({
  component: Stack,
  title: "Fundamentos/Layout/Stack",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Uma coisa embaixo da outra, com a mesma distância entre elas.",
      synonyms: ["pilha", "flex"],
      alternatives: {
        Inline: "ficam lado a lado",
        Grid: "são colunas iguais",
        Form: "são campos de um formulário",
      },
      keyboard: {},
      announcements: ["Com `list`: “Lista com 2 itens”. Sem ele, nada de seu."],
    },
  },
});

const cards = ["Brinquedos", "Petiscos", "Higiene"].map((name) => <Card key={name}>{name}</Card>);

export const Default = meta.story({ args: { children: cards } });
export const Tight = meta.story({ name: "Apertada", args: { gap: "s1", children: cards } });
export const Centered = meta.story({ name: "Centralizada", args: { gap: "s6", align: "center", children: cards } });
export const List = meta.story({
  name: "Lista",
  args: {
    list: true,
    "aria-label": "O que vem na caixa",
    children: cards.map((card) => <li key={card.key}>{card}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "O que vem na caixa" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
});

export const Dark = Default.extend({ globals: { theme: "dark" } });
export const Narrow = Default.extend({ globals: { viewport: { value: "narrow" } } });
