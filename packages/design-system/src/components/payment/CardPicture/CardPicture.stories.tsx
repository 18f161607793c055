import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { Grid } from "../../foundations/Grid/index.ts";
import { CardPicture } from "./CardPicture.tsx";

const meta = preview.meta({
  component: CardPicture,
  title: "Componentes/Pagamento/CardPicture",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "A figura de um cartão enquanto ele é digitado: só os últimos quatro dígitos aparecem. Vira quando se digita o código. Quem ouve recebe uma frase no lugar da figura, que describe pode trocar.",
      synonyms: ["desenho do cartão", "cartão de crédito"],
      alternatives: {
        CardForm: "se pede o cartão: ele já traz a figura",
        Image: "é uma fotografia ou um desenho do servidor",
      },
      keyboard: {},
      announcements: [
        "“Cartão Visa, final 1234, titular Ana Souza, validade 04/31”",
        "vazio: “Cartão, número incompleto, sem nome do titular, sem validade”",
      ],
    },
  },
  args: { number: "", holderName: "", expirationMonth: "", expirationYear: "" },
});

export const Empty = meta.story({
  name: "Vazio",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cartão, número incompleto, sem nome do titular, sem validade")).toBeInTheDocument();
  },
});

export const HalfTyped = meta.story({
  name: "Pela metade",
  args: { number: "4111 11", holderName: "Ana" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Cartão Visa, número incompleto, titular Ana, sem validade")).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("[data-kind=hidden]")).toHaveLength(6);
    await expect(canvasElement.querySelectorAll("[data-kind=empty]")).toHaveLength(10);
  },
});

export const Visa = meta.story({
  name: "Visa",
  args: { number: "4111 1111 1111 1234", holderName: "Ana Souza", expirationMonth: "04", expirationYear: "2031" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Cartão Visa, final 1234, titular Ana Souza, validade 04/31")).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toContain("4111");
  },
});

export const Amex = meta.story({
  name: "American Express",
  args: { number: "3714 496353 98431", holderName: "Ana Souza", expirationMonth: "12", expirationYear: "30" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Cartão American Express, final 8431/)).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("[data-kind]")).toHaveLength(15);
  },
});

export const Brands = meta.story({
  name: "Todas as bandeiras",
  render: (args) => (
    <Grid>
      {["4111 1111", "3714 49", "5555 5555", "6011 11", "9792 00", "3649 01", "6062 82", "6370 95", "6362 97", "1"].map(
        (number) => (
          <CardPicture key={number} {...args} number={number} />
        ),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const brand of [
      "Visa",
      "American Express",
      "Mastercard",
      "Discover",
      "Troy",
      "Diners Club",
      "Hipercard",
      "Hiper",
      "Elo",
    ]) {
      await expect(canvas.getByText(brand)).toBeVisible();
    }
  },
});

export const Back = meta.story({
  name: "Verso",
  args: { number: "5555 5555 5555 4444", side: "back" },
});

export const OtherWords = meta.story({
  args: {
    ...Visa.input.args,
    texts: {
      holderLabel: "Nome",
      expiryLabel: "Vence em",
      describe: ({ lastDigits, brandName }) => `Seu ${brandName} de final ${lastDigits}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Seu Visa de final 1234")).toBeInTheDocument();
    await expect(canvas.getByText("Vence em")).toBeVisible();
  },
});

export const AnythingTyped = meta.story({
  name: "Letras, HTML e dígitos demais",
  args: {
    number: "<b>41x1</b> 1111-1111/1234 999999",
    holderName: "<script>alert('oi')</script>",
    expirationMonth: "13",
    expirationYear: "9",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\('oi'\)<\/script>, validade 13\/9$/)).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("[data-kind=shown]")).toHaveLength(4);
    await expect(canvasElement.querySelector("b, script")).toBeNull();
  },
});

export const LongestText = meta.story({
  args: {
    number: "5555 5555 5555 4444",
    holderName: "Maximiliano Bartolomeu de Albuquerque Terceiro ".repeat(4),
    expirationMonth: "12",
    expirationYear: "2037",
  },
  play: async ({ canvas }) => {
    // No name pushes anything off the card.
    const card = canvas.getByText("Mastercard").parentElement?.parentElement?.getBoundingClientRect();
    await expect(canvas.getByText("12/37").getBoundingClientRect().right).toBeLessThan(card?.right ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OfAnotherBrand = Visa.extend({
  name: "De outra marca: sem a patinha",
  globals: { brand: "mata" },
  play: async ({ canvasElement }) => {
    for (const paw of canvasElement.querySelectorAll("svg")) await expect(paw).not.toBeVisible();
  },
});

export const Dark = Brands.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Visa.extend({
  globals: { motion: "reduced" },
  play: async ({ canvasElement }) => {
    const turning = canvasElement.querySelector("[data-side] > [aria-hidden]");
    if (turning === null) throw new Error("A figura não está na página.");
    await waitFor(() => expect(getComputedStyle(turning).transitionDuration).toBe("1e-05s"));
  },
});

export const SmallestPicture = meta.story({
  name: "Estreito, no menor celular",
  args: {
    number: "6304 0000 0000 0000 123",
    // The maximum length of a name on a card (ISO/IEC 7813).
    holderName: "Maria Aparecida S Oliveira",
    expirationMonth: "12",
    expirationYear: "2037",
  },
  decorators: [(Story) => <div style={{ inlineSize: "227px" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const holder = canvas.getByText("Maria Aparecida S Oliveira");
    await expect(holder.scrollHeight).toBeLessThanOrEqual(holder.clientHeight);
    const front = holder.closest("[data-face]");
    const card = front?.getBoundingClientRect();
    for (const part of front?.querySelectorAll("[data-kind], span") ?? []) {
      const { left, right, bottom } = part.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(card?.left ?? Number.NaN);
      await expect(right).toBeLessThanOrEqual(card?.right ?? Number.NaN);
      await expect(bottom).toBeLessThanOrEqual(card?.bottom ?? Number.NaN);
    }
  },
});
