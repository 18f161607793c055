import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Grid } from "./Grid.tsx";

const meta = preview.meta({
  component: Grid,
  title: "Fundamentos/Layout/Grid",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Tantas colunas iguais quantas couberem; ninguém conta colunas à mão.",
      synonyms: ["grade", "colunas"],
      alternatives: {
        Stack: "é uma coisa embaixo da outra",
        Inline: "as coisas têm larguras diferentes",
        Carousel: "são muitas e só algumas se olham de cada vez",
      },
      keyboard: {},
      announcements: ["Com `list`: “Lista com 2 itens”. Sem ele, nada de seu."],
    },
  },
});

const cards = ["Mini", "Pequeno", "Médio", "Grande", "Gigante"].map((name) => <Card key={name}>{name}</Card>);

export const Small = meta.story({ name: "Pequena", args: { tile: "small", children: cards } });
export const Medium = meta.story({ name: "Média", args: { children: cards } });
export const Large = meta.story({ name: "Grande", args: { tile: "large", gap: "s6", children: cards } });
export const One = meta.story({
  name: "Um item",
  args: { children: <Card>Só um plano disponível para o seu CEP</Card> },
});

export const AsList = meta.story({
  name: "Como lista",
  args: {
    tile: "small",
    list: true,
    children: ["Bob", "Maximiliano Bartolomeu Terceiro", "au".repeat(100)].map((name) => (
      <li key={name}>
        <Card>{name}</Card>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list")).toBeVisible();
    const [short, , long] = canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().width);
    await expect(long).toBe(short);
    // Neighbours have equal heights, however long their texts are.
    const [first, second] = canvas.getAllByRole("listitem").map((item) => item.firstElementChild?.clientHeight);
    await expect(second).toBe(first);
  },
});

export const OneOfAList = meta.story({
  name: "Uma lista de um item: largo como uma coluna de texto",
  args: {
    tile: "large",
    list: true,
    children: (
      <li>
        <Card>Um cupom só</Card>
      </li>
    ),
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole("listitem").getBoundingClientRect();
    const column = 35 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(Math.round(width)).toBe(Math.min(column, Math.round(canvas.getByRole("list").clientWidth)));
  },
});

export const Empty = meta.story({
  name: "Vazia",
  args: { list: true, children: [] },
  play: async ({ canvasElement }) => {
    // Empty content takes no room.
    await expect(canvasElement.querySelector("ul")?.getBoundingClientRect().height).toBe(0);
  },
});

export const Dark = Small.extend({ globals: { theme: "dark" } });
export const Narrow = AsList.extend({ globals: { viewport: { value: "narrow" } } });
