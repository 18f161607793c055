import preview from "@petbox/storybook/preview";
import { expect, within } from "storybook/test";
import { BeforeAfter } from "./BeforeAfter.tsx";

const meta = preview.meta({
  component: BeforeAfter,
  title: "Componentes/Comércio/BeforeAfter",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra, antes de confirmar, o que muda em dinheiro e em datas: como está e como fica, lado a lado, e também o que continua igual.",
      synonyms: ["antes e depois", "comparação"],
      alternatives: {
        CommitmentSummary: "é a primeira compra, e não há um antes",
        ConfirmDialog:
          "a mudança não mexe em dinheiro e cabe em uma pergunta; se mexe e cabe, a comparação vai nos seus `details`",
        PriceBlock: "é um preço só, com o anterior riscado",
      },
      keyboard: {},
      announcements: [
        "“O que muda com a renovação, tabela”",
        "cada valor com a sua linha e a sua coluna: “Próxima cobrança, Depois, R$79,90 em 10/04/2026”",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: "O que muda com a renovação",
    rows: [
      { name: "Cobrado hoje", before: "Nada", after: "R$79,90" },
      { name: "Próxima cobrança", before: "Nenhuma", after: "R$79,90 em 10/04/2026" },
      { name: "Fim do período", before: "10/03/2026", after: "10/03/2027" },
    ],
  },
});

export const Usual = meta.story({
  name: "De sempre",
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "O que muda com a renovação" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Hoje", "Depois"]);
    await expect(table.getByText("Próxima cobrança")).toHaveAttribute("scope", "rowgroup");
    // The two values are side by side, the old one on the left.
    const [before, after] = [table.getByText("Nenhuma"), table.getByText("R$79,90 em 10/04/2026")].map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(before?.top).toBe(after?.top);
    await expect(Number(before?.right)).toBeLessThanOrEqual(Number(after?.left));
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
    const before = canvas.getByText("Nenhuma");
    const after = canvas.getByText("R$79,90 em 10/04/2026");
    // Stacked, each with the name of its hidden column.
    await expect(after.getBoundingClientRect().top).toBeGreaterThanOrEqual(before.getBoundingClientRect().bottom);
    await expect(getComputedStyle(before, "::before").content).toContain("Hoje");
    await expect(getComputedStyle(after, "::before").content).toContain("Depois");
  },
});

export const Same = meta.story({
  name: "Uma linha que não muda",
  args: {
    title: "O que muda com o novo endereço",
    rows: [
      { name: "Parcela", before: "R$79,90", after: "R$99,45" },
      { name: "Fim do período", before: "10/03/2026", after: "10/03/2026" },
    ],
  },
  play: async ({ canvas }) => {
    const weightOf = (text: string) => getComputedStyle(canvas.getAllByText(text).at(-1) ?? document.body).fontWeight;
    // The change differs by more than its colour.
    await expect(weightOf("R$99,45")).toBe("700");
    await expect(weightOf("10/03/2026")).toBe("400");
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: { texts: { beforeLabel: "Sem o item extra", afterLabel: "Com o item extra" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Com o item extra" })).toBeVisible();
  },
});

export const One = meta.story({
  name: "Uma linha só",
  args: { title: "Mensalidade", rows: [{ name: "Por mês", before: "R$79,90", after: "R$0,00" }] },
});

export const LongestText = meta.story({
  args: {
    title: "O que muda na assinatura do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti",
    rows: [
      {
        name: "Próxima cobrança, com o frete de todas as caixas que ainda faltam",
        before: "R$12.345.678.901,23 em 30 de setembro de 2026, no cartão VISA com final 1111",
        after: `R$98.765.432.109,87 em 30 de setembro de 2027, no ${"cartão".repeat(12)}`,
      },
    ],
  },
});

export const Dark = Usual.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  name: "Em 320 px",
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
