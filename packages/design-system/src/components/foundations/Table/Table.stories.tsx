import preview from "@petbox/storybook/preview";
import { expect, within } from "storybook/test";
import { Table } from "./Table.tsx";

const meta = preview.meta({
  component: Table,
  title: "Fundamentos/Table",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Os mesmos dados de várias linhas, para comparar: a multa de cada mês, o preço de cada plano. A primeira coluna dá nome à linha; dinheiro fica à direita.",
      synonyms: ["tabela", "data grid"],
      alternatives: {
        BeforeAfter: "são só dois estados, o de hoje e o de depois",
        Timeline: "as linhas acontecem uma depois da outra",
        Card: "cada linha tem botões ou uma imagem",
      },
      keyboard: {},
      announcements: [
        "“Mês a mês, tabela com 4 linhas e 3 colunas”",
        "cada valor com a sua linha e a sua coluna: “10, Multa, R$13,98”",
        "na linha que vale agora, “atual”",
      ],
    },
  },
  args: {
    caption: "Mês a mês",
    columns: [{ label: "Pedindo no mês" }, { label: "Pago até" }, { label: "Multa", align: "end" as const }],
    rows: [
      { id: 10, cells: ["10 (agora)", "10/12/2026", "R$13,98"], current: true },
      { id: 11, cells: ["11", "10/01/2027", "R$6,99"] },
      { id: 12, cells: ["12", "10/02/2027", "Nada"] },
    ],
  },
});

export const Usual = meta.story({
  name: "De sempre",
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Mês a mês" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Pedindo no mês",
      "Pago até",
      "Multa",
    ]);
    await expect(table.getByRole("rowheader", { name: "11" })).toBeVisible();
    await expect(table.getByRole("row", { current: true })).toHaveAccessibleName("10 (agora) 10/12/2026 R$13,98");
    // Amounts end at the same edge.
    const amounts = ["R$13,98", "Nada"].map((amount) => {
      const text = document.createRange();
      text.selectNodeContents(table.getByText(amount));
      return Math.round(text.getBoundingClientRect().right);
    });
    await expect(new Set(amounts).size).toBe(1);
  },
});

export const CaptionHidden = meta.story({
  name: "Sem título à vista",
  args: { captionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Mês a mês" })).toBeVisible();
    await expect(canvas.getByText("Mês a mês").offsetWidth).toBe(1);
  },
});

export const LargeText = meta.story({
  name: "Estreito, como com letras em dobro",
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "12rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const date = canvas.getByText("10/01/2027");
    const amount = canvas.getByText("R$6,99");
    await expect(amount.getBoundingClientRect().top).toBeGreaterThanOrEqual(date.getBoundingClientRect().bottom);
    await expect(getComputedStyle(amount, "::before").content).toContain("Multa");
  },
});

export const LongestText = meta.story({
  args: {
    caption: "A multa da assinatura do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti, mês a mês",
    rows: [
      {
        id: 1,
        cells: ["antes do 1º (agora)", "Maximilianobartolomeuterceirodealbuquerque", "R$12.345.678,90"],
        current: true,
      },
    ],
  },
});

export const Dark = Usual.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
