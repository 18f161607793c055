import { cents } from "@petbox/domain/money/cents";
import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Inline } from "../../foundations/Inline/index.ts";
import { PriceBlock } from "./PriceBlock.tsx";

const meta = preview.meta({
  component: PriceBlock,
  title: "Componentes/Comércio/PriceBlock",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Tem `period`: uma vez, por semana, por mês ou por ano." },
      purpose:
        "Um preço, o que ele era e quanto o cupom vale. O preço riscado só aparece quando é maior, e o desconto só quando existe: nunca se promete zero.",
      synonyms: ["preço", "valor", "desconto", "price"],
      alternatives: {
        Text: "com `numeric`, quando é um valor no meio de uma frase",
        Badge: "é só o quanto se economiza",
      },
      keyboard: {},
      announcements: [
        "“Preço sem desconto: R$79,90”: ninguém ouve um risco",
        "“Preço: R$59,90/mês”; com `period`, “/semana”, “/ano” ou nada",
        "“Desconto liberado: R$20,00”",
      ],
    },
  },
  args: { price: cents(7990) },
});

export const Plain = meta.story({
  name: "Só o preço",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$79,90")).toBeVisible();
    await expect(canvas.queryByText(/Desconto/)).toBeNull();
  },
});

export const WithCoupon = meta.story({
  name: "Com cupom",
  parameters: { spec: ["FUN-106"] },
  args: { price: cents(5990), dashedPrice: cents(7990), discount: cents(2000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("R$79,90").tagName).toBe("DEL");
    await expect(canvasElement).toHaveTextContent("Preço sem desconto: R$79,90Preço: R$59,90/mês");
    await expect(canvas.getByText("Desconto liberado: R$20,00")).toBeVisible();
  },
});

export const NothingOff = meta.story({
  name: "O cupom não tira nada",
  args: { dashedPrice: cents(7990), discount: cents(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("R$79,90")).toHaveLength(1);
    await expect(canvas.queryByText(/Desconto/)).toBeNull();
  },
});

export const MoreThanBefore = meta.story({
  name: "Mais caro do que era",
  args: { dashedPrice: cents(5990), discount: cents(-2000) },
  play: async ({ canvas }) => {
    // A lower old price and a negative discount are not shown.
    await expect(canvas.queryByText("R$59,90")).toBeNull();
    await expect(canvas.queryByText(/Desconto/)).toBeNull();
  },
});

export const Zero = meta.story({
  name: "Preço zero",
  args: { price: cents(0), dashedPrice: cents(7990), discount: cents(7990) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("R$0,00")).toBeVisible();
    await expect(canvas.getByText("R$79,90").tagName).toBe("DEL");
    await expect(canvas.getByText("Desconto liberado: R$79,90")).toBeVisible();
  },
});

export const Large = meta.story({ name: "Grande", args: { size: "large" } });

export const Once = meta.story({
  name: "Pago uma vez",
  args: { period: "once" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/R\$79,90$/);
    await expect(canvas.queryByText(/^\//)).toBeNull();
  },
});

export const OtherPeriods = meta.story({
  name: "Por semana, por mês, por ano",
  render: (args) => (
    <Inline gap="s8">
      <PriceBlock {...args} period="week" />
      <PriceBlock {...args} period="month" />
      <PriceBlock {...args} period="year" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("/semana")).toBeVisible();
    await expect(canvas.getByText("/mês")).toBeVisible();
    await expect(canvas.getByText("/ano")).toBeVisible();
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: {
    dashedPrice: cents(9990),
    discount: cents(2000),
    texts: { period: "por caixa", dashedLabel: "Era:", priceLabel: "Agora:", discountText: () => "Você economiza" },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Era: R$99,90Agora: R$79,90por caixaVocê economiza");
  },
});

export const LongestText = meta.story({
  args: { price: cents(123456789012), dashedPrice: cents(987654321098), discount: cents(864197532086), size: "large" },
});

export const Dark = WithCoupon.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
