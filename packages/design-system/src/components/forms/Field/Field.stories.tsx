import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect } from "storybook/test";
import { SelectField } from "../SelectField/SelectField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Field } from "./Field.tsx";

const meta = preview.meta({
  component: Field,
  title: "Componentes/Formulários/Field",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "A moldura de um campo: pergunta, dica, o controle e uma linha para o erro, que já está lá antes de ele chegar. Serve para um controle que ainda não tem campo pronto; o que está em children recebe id, nome e descrição, e só precisa repassá-los.",
      synonyms: ["campo", "rótulo"],
      alternatives: {
        TextField: "é uma linha de texto",
        SelectField: "é uma lista de opções",
        RadioGroup: "são poucas opções, todas à vista",
      },
      keyboard: {
        Tab: "Vai ao controle; a moldura não tem parada própria.",
      },
      announcements: ["“Foto do pet (opcional), Até 1 MB.”", "com erro: “inválido, Essa foto é grande demais.”"],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { label: "Foto do pet", name: "foto", children: (control) => <input type="file" {...control} /> },
});

export const Default = meta.story({
  name: "Com um controle próprio",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Foto do pet");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("name", "foto");
    await expect(input).not.toHaveAttribute("aria-describedby");
    await expect(input).not.toHaveAttribute("aria-invalid");
  },
});

export const Optional = meta.story({
  name: "Opcional, com as palavras de sempre e com outras",
  render: (args) => (
    <>
      <Field {...args} optional />
      <Field {...args} label="Foto da casinha" optional="se tiver" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Foto do pet (opcional)")).toBeVisible();
    await expect(canvas.getByLabelText("Foto da casinha se tiver")).toBeVisible();
  },
});

export const Described = meta.story({
  name: "Dica, erro e a descrição de quem usa",
  args: { hint: "Até 1 MB.", error: "Essa foto é grande demais.", describedBy: "regra" },
  render: (args) => (
    <>
      <Field {...args} />
      <p id="regra">Só fotos do seu pet.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Foto do pet");
    await expect(input).toHaveAccessibleDescription("Só fotos do seu pet. Até 1 MB. Essa foto é grande demais.");
    await expect(input).toBeInvalid();
  },
});

export const HiddenLabel = meta.story({
  name: "Pergunta só para quem ouve",
  args: { labelHidden: true },
  render: (args) => (
    <>
      <Field {...args} />
      <TextField labelHidden name="busca" label="Buscar um produto" placeholder="Mordedor" />
      <SelectField labelHidden name="ordem" label="Ordem" options={[{ value: "preco", label: "Preço" }]} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const label of ["Foto do pet", "Buscar um produto", "Ordem"]) {
      await expect(canvas.getByLabelText(label)).toBeVisible();
      await expect(canvas.getByText(label).closest("label")?.getBoundingClientRect().width).toBeLessThan(2);
    }
  },
});

/** The heights of the message's row, in pixels, from the one that it has now. */
function messageRow(canvasElement: HTMLElement) {
  const row = canvasElement.querySelector("input")?.parentElement?.lastElementChild;
  if (!(row instanceof HTMLElement)) throw new Error("The field has no row for messages.");
  return { row, finished: () => Promise.all(row.getAnimations().map(({ finished }) => finished)) };
}

export const GrowsWithTheError = meta.story({
  name: "O erro abre o próprio lugar, abaixo do campo",
  render: function Toggled(args) {
    const [isWrong, setWrong] = useState(false);
    return (
      <>
        <Field {...args} error={isWrong ? "Escolha uma foto." : undefined} />
        <button type="button" onClick={() => setWrong(!isWrong)}>
          Conferir
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { row, finished } = messageRow(canvasElement);
    const check = () => userEvent.click(canvas.getByRole("button", { name: "Conferir" }));
    const top = canvas.getByLabelText("Foto do pet").getBoundingClientRect().top;
    await expect(row.offsetHeight).toBe(0);
    await check();
    const durations = row.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    await expect(durations).toContain(200);
    await finished();
    await expect(row.offsetHeight).toBeGreaterThan(20);
    await expect(canvas.getByLabelText("Foto do pet").getBoundingClientRect().top).toBe(top);
    await check();
    await finished();
    await expect(row.offsetHeight).toBe(0);
  },
});

export const ReducedMotion = GrowsWithTheError.extend({
  name: "Sem movimento",
  globals: { motion: "reduced" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { row, finished } = messageRow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Conferir" }));
    for (const { effect } of row.getAnimations()) await expect(effect?.getTiming().duration).toBeLessThan(1);
    await finished();
    await expect(row.offsetHeight).toBeGreaterThan(20);
  },
});

export const Markup = meta.story({
  name: "Um erro com HTML é só texto",
  args: { error: "<script>alert('oi')</script><b>Foto</b> inválida" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("<script>alert('oi')</script><b>Foto</b> inválida")).toBeVisible();
    await expect(canvasElement.querySelector("script, b")).toBeNull();
  },
});

export const LongestText = meta.story({
  args: {
    label: "Foto mais recente do Maximiliano Bartolomeu Terceiro, de preferência deitado e com boa luz",
    hint: `Endereço da foto: ${"fotografia".repeat(20)}`,
    error: "Essa foto é grande demais. Escolha outra, de até 1 MB, em que ele apareça inteiro.",
    optional: "se você tiver uma à mão",
  },
});

export const Dark = Described.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
