import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { commitmentOf } from "@petbox/domain/plan/commitment";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Stack } from "../../foundations/Stack/index.ts";
import { CommitmentSummary } from "./CommitmentSummary.tsx";

const today = civilDate(2026, 3, 10);
const firstBox = { start: civilDate(2026, 3, 20), end: civilDate(2026, 3, 23) };

const planOf = (length: PlanLength, monthlyPrice = 7990): SelectedPlan => ({
  name: "Plano",
  code: "SP",
  length,
  monthlyPrice: cents(monthlyPrice),
  total: cents(monthlyPrice * length),
});

const meta = preview.meta({
  component: CommitmentSummary,
  title: "Componentes/Comércio/CommitmentSummary",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Responde, antes de pagar e antes de cancelar, ao que todos perguntam: quanto sai hoje, quando vem a próxima cobrança, quando renova, quando chega a caixa e quanto custa sair antes.",
      synonyms: ["multa", "fidelidade", "contrato"],
      alternatives: {
        SummaryCard: "se diz o que está sendo comprado, e não o que vem depois",
        DeliveryEstimate: "só a entrega interessa",
      },
      keyboard: {
        Tab: "Leva a “E se eu cancelar antes?”.",
        "Enter ou Espaço": "Abre e fecha a tabela das multas.",
      },
      announcements: [
        "“O que vou pagar, e quando?, região”",
        "cada linha como termo e definição: “Hoje, R$92,25”",
        "“E se eu cancelar antes?, fechado”; aberto, uma tabela com o mês e a multa",
      ],
    },
  },
  args: { commitment: commitmentOf(today, planOf(12), cents(1235)), firstBox },
});

export const Annual = meta.story({
  name: "Anual",
  play: async ({ canvas, userEvent }) => {
    const about = (term: string) => canvas.getByText(term).nextElementSibling;
    await expect(about("Hoje")).toHaveTextContent("R$92,25");
    await expect(about("Próxima cobrança")).toHaveTextContent("R$92,25, em 10/04/2026");
    await expect(about("Renovação automática")).toHaveTextContent("10/03/2027");
    await expect(about("Primeira caixa")).toHaveTextContent("entre 20/03 e 23/03");
    await expect(canvas.getByText("Multa")).not.toBeVisible();
    await userEvent.click(canvas.getByText("E se eu cancelar antes?"));
    await expect(canvas.getByRole("table", { name: "Valor da multa, conforme o mês do cancelamento" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "1 R$87,89" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "12 Nada" })).toBeVisible();
  },
});

const heightOf = (summary: HTMLElement) => Math.round(summary.getBoundingClientRect().height);

export const Loading = meta.story({
  name: "Carregando: o lugar de cada linha",
  render: (args) => (
    <Stack gap="s6">
      <CommitmentSummary {...args} commitment={undefined} firstBox={null} title="O que vou pagar?" />
      <CommitmentSummary {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const loading = canvas.getByRole("region", { name: "O que vou pagar?" });
    await expect(loading).toHaveAttribute("aria-busy", "true");
    await expect(heightOf(loading)).toBe(heightOf(canvas.getByRole("region", { name: "O que vou pagar, e quando?" })));
  },
});

export const WithTheKeyboard = meta.story({
  name: "Pelo teclado",
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText("E se eu cancelar antes?").closest("summary")).toHaveFocus();
  },
});

export const Semestral = meta.story({
  name: "Semestral",
  args: { commitment: commitmentOf(today, planOf(6), cents(0)) },
});

export const WithCoupon = meta.story({
  name: "Com cupom, que vale só no primeiro período",
  args: { commitment: commitmentOf(today, { ...planOf(12), totalBefore: cents(98_880) }, cents(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Renovação automática").nextElementSibling).toHaveTextContent(
      "10/03/2027, sem o cupom",
    );
  },
});

export const Monthly = meta.story({
  name: "Mensal",
  args: { commitment: commitmentOf(today, planOf(1, 8990), cents(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cancele quando quiser, sem multa.")).toBeVisible();
  },
});

export const FreightUnknown = meta.story({
  name: "Frete desconhecido",
  args: { commitment: commitmentOf(today, planOf(12), undefined), firstBox: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Hoje").nextElementSibling).toHaveTextContent("R$79,90 + frete");
    await expect(canvas.queryByText("Primeira caixa")).toBeNull();
  },
});

export const Free = meta.story({
  name: "De graça",
  args: { commitment: commitmentOf(today, planOf(12, 0), cents(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cancele quando quiser, sem multa.")).toBeVisible();
    await expect(canvas.queryByText("E se eu cancelar antes?")).toBeNull();
  },
});

export const LongestText = meta.story({
  args: { commitment: commitmentOf(civilDate(2026, 8, 30), planOf(12, 1_234_567), cents(123_456)) },
  render: (args) => (
    <details open>
      <summary>Pago por Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti</summary>
      <CommitmentSummary {...args} />
    </details>
  ),
});

export const Dark = Semestral.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
