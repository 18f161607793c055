import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { SelectField } from "./SelectField.tsx";

const months = ["01", "02", "03", "04", "05", "06"];

const meta = preview.meta({
  component: SelectField,
  title: "Componentes/Formulários/SelectField",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma opção entre muitas, com a lista do próprio aparelho: a que a pessoa já conhece e que o navegador preenche.",
      synonyms: ["dropdown", "lista suspensa", "combo", "select"],
      alternatives: {
        RadioGroup: "são até cinco opções e cabem à vista",
        Autocomplete: "são tantas que é melhor digitar, ou quando vale outra resposta",
      },
      keyboard: {
        Setas: "Trocam a opção.",
        "Espaço ou Alt + ↓": "Abre a lista do aparelho.",
        Letras: "Vão à opção que começa assim.",
      },
      announcements: [
        "“Mês de validade, caixa de combinação, Mês”",
        "com erro: “inválido, Escolha o mês de validade do cartão.”",
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
    name: "mes",
    label: "Mês de validade",
    placeholder: "Mês",
    options: months.map((month) => ({ value: month, label: month, disabled: month < "03" })),
  },
});

export const Default = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole("combobox", { name: "Mês de validade" });
    await expect(select).toHaveValue("");
    await expect(canvas.getByRole("option", { name: "02" })).toBeDisabled();
    await userEvent.click(canvas.getByText("Mês de validade"));
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "05");
    await expect(select).toHaveValue("05");
    await expect(args.onValueChange).toHaveBeenCalledWith("05");
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const Keyboard = meta.story({
  name: "Com o teclado",
  render: (args) => (
    <>
      <SelectField {...args} />
      <button type="button">Depois</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // The list is native: only entering and leaving it by focus is tested.
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
});

export const WithoutPlaceholder = meta.story({
  name: "Sem texto inicial, a primeira opção vale",
  args: { placeholder: undefined, options: months.map((month) => ({ value: month, label: month })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveValue("01");
  },
});

export const WithHint = meta.story({
  name: "Com dica, opcional",
  args: { hint: "Está na frente do cartão.", optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Está na frente do cartão.");
    await expect(canvas.getByRole("combobox")).toHaveAccessibleName("Mês de validade (opcional)");
  },
});

export const WithError = meta.story({
  args: { error: "Escolha o mês de validade." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Escolha o mês de validade.");
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: "05" } });

export const NoOptions = meta.story({
  name: "Nenhuma opção",
  args: { options: [], placeholder: "Nada para escolher" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
});

export const UnknownValue = meta.story({
  name: "Um valor que não é de nenhuma opção",
  args: { defaultValue: "13" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
});

export const Markup = meta.story({
  name: "HTML em uma opção é só texto",
  args: { options: [{ value: "x", label: "<b>Bob</b><script>alert('oi')</script>" }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "x");
    await expect(canvas.getByRole("option", { name: "<b>Bob</b><script>alert('oi')</script>" })).toBeInTheDocument();
    await expect(canvasElement.querySelector("option b, option script")).toBeNull();
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap="s2">
      <SelectField {...args} name="vazio" label="Nada escolhido" />
      <SelectField {...args} name="escolhido" label="Escolhido" defaultValue="05" />
      <SelectField {...args} name="foco" id="focus-right" label="Com foco" />
      <SelectField {...args} name="errado" label="Errado" error="Escolha o mês de validade do cartão." />
      <SelectField {...args} name="desativado" label="Desativado" defaultValue="05" disabled />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: ["[id^=focus-]"] } },
});

export const LongestText = meta.story({
  args: {
    label: "Qual foi o principal motivo para você pausar o envio das caixas do Maximiliano Bartolomeu Terceiro?",
    placeholder: "Escolha um motivo",
    defaultValue: "caro",
    options: [{ value: "caro", label: "Achei muito caro para a quantidade de produtos que vem na caixa" }],
    error: "Por favor selecione o campo acima",
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
