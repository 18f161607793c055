import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { GiftLine } from "./GiftLine.tsx";

const meta = preview.meta({
  component: GiftLine,
  title: "Componentes/Comércio/GiftLine",
  args: { quantity: 1, item: "Bolinha" },
});

export const One = meta.story({
  parameters: { spec: ["FUN-107", "FUN-362"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ganhe 1 Bolinha na 1ª entrega")).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { quantity: 12, item: "Mordedores naturais de casco bovino para cachorros de porte grande" },
  globals: { viewport: { value: "mobile1" } },
});
