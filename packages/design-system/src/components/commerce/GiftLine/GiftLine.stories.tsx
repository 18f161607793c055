import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { GiftLine } from "./GiftLine.tsx";

const meta = preview.meta({
  component: GiftLine,
  title: "Componentes/Comércio/GiftLine",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "O presente que vem na primeira caixa, numa linha, acima da escolha. Sem presente, não aparece nada.",
      synonyms: ["brinde", "presente"],
      alternatives: {
        CouponBar: "é o que o cupom dá",
        ExtraItemCard: "o item é pago",
        Alert: "é uma mensagem que não fala de presente",
      },
      keyboard: {},
      announcements: ["“Ganhe 1 Bolinha na 1ª entrega”; o desenho não é lido"],
    },
  },
  args: { quantity: 1, item: "Bolinha" },
});

export const One = meta.story({
  name: "Um presente",
  parameters: { spec: ["FUN-107", "FUN-362"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ganhe 1 Bolinha na 1ª entrega")).toBeVisible();
  },
});

export const Many = meta.story({
  name: "Vários presentes",
  args: { quantity: 12, item: "Bolinhas" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ganhe 12 Bolinhas na 1ª entrega")).toBeVisible();
  },
});

export const None = meta.story({
  name: "Nenhum presente",
  args: { quantity: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Ganhe/)).toBeNull();
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: { texts: { text: (quantity, item) => `${quantity} ${item} de presente para o Bob` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 Bolinha de presente para o Bob")).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    quantity: 1_000_000,
    item: `Mordedores naturais para cachorros de porte grande como o Maximiliano Bartolomeu Terceiro, ${"mordedor".repeat(12)}`,
  },
});

export const Dark = One.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
