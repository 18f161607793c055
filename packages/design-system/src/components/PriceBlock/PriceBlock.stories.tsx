import { cents } from "@petbox/domain/money/cents";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PriceBlock } from "./PriceBlock.tsx";

const meta = preview.meta({
  component: PriceBlock,
  title: "Componentes/Comércio/PriceBlock",
  args: { price: cents(7990) },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$79,90")).toBeVisible();
    await expect(canvas.queryByText(/Desconto/)).toBeNull();
  },
});

export const WithCoupon = meta.story({
  parameters: { spec: ["FUN-106"] },
  args: { price: cents(5990), dashedPrice: cents(7990), discount: cents(2000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("R$79,90").tagName).toBe("DEL");
    await expect(canvasElement).toHaveTextContent("Preço sem desconto: R$79,90Preço: R$59,90/mês");
    await expect(canvas.getByText("Desconto liberado: R$20,00")).toBeVisible();
  },
});

export const NothingOff = meta.story({
  args: { dashedPrice: cents(7990), discount: cents(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("R$79,90")).toHaveLength(1);
    await expect(canvas.queryByText(/Desconto/)).toBeNull();
  },
});

export const Zero = meta.story({ args: { price: cents(0), dashedPrice: cents(7990), discount: cents(7990) } });
export const Large = meta.story({ args: { size: "large" } });
export const OnceOnly = meta.story({ args: { period: "" } });
export const Huge = meta.story({
  args: { price: cents(123456789012), dashedPrice: cents(987654321098), discount: cents(864197532086), size: "large" },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
