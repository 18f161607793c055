import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { TextField } from "../TextField/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

const meta = preview.meta({
  component: FormErrorSummary,
  title: "Componentes/Formulários/FormErrorSummary",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "O que um formulário recusado diz, uma vez: um anúncio e um link para cada campo errado. Um campo sozinho já diz o que tem, e por isso não ganha lista. Form já o traz; sozinho, serve a uma página que junta mais de um formulário.",
      instead: {
        Form: "quase sempre: ele mostra o resumo sozinho",
        Alert: "o aviso não é sobre campos",
      },
      keyboard: {
        "Enter em um link": "Leva o foco ao campo, sem mudar o endereço da página.",
      },
      heard: ["“Confira 2 campos: Nome completo, CPF”, na hora da recusa", "“CPF: Informe um CPF válido, link”"],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const Several = meta.story({
  name: "Vários campos",
  args: {
    fields: [
      { name: "nome", label: "Nome completo", message: "Escreva o nome e o sobrenome.", controlId: "nome" },
      { name: "cpf", label: "CPF", message: "Informe um CPF válido", controlId: "cpf" },
    ],
  },
  render: (args) => (
    <>
      <FormErrorSummary {...args} />
      <TextField id="nome" name="nome" label="Nome completo" error="Escreva o nome e o sobrenome." />
      <TextField id="cpf" name="cpf" label="CPF" error="Informe um CPF válido" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 2 campos: Nome completo, CPF");
    const link = canvas.getByRole("link", { name: "CPF: Informe um CPF válido" });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    await expect(canvas.getByRole("textbox", { name: "CPF" })).toHaveFocus();
    const before = window.location.href;
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Nome completo" })).toHaveFocus();
    await expect(window.location.href).toBe(before);
  },
});

export const Alone = meta.story({
  name: "Um campo: só o anúncio",
  args: { fields: [{ name: "cpf", label: "CPF", message: "Informe um CPF válido", controlId: "cpf" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("CPF: Informe um CPF válido");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const Elsewhere = meta.story({
  name: "Erro que não é de um campo",
  args: {
    fields: [{ name: "cadastro", message: "Não conseguimos salvar agora. Nada do que você digitou se perdeu." }],
  },
});

export const Nothing = meta.story({
  name: "Sem erros",
  args: { fields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("");
  },
});

export const AloneWithMore = meta.story({
  name: "Um campo, e um título que diz mais",
  args: { ...Alone.input.args, title: "Sem o CPF não dá para emitir a nota", listsOne: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Sem o CPF não dá para emitir a nota: CPF");
    await expect(canvas.getByRole("link", { name: "CPF: Informe um CPF válido" })).toBeVisible();
  },
});

export const Markup = meta.story({
  name: "HTML em um erro, e um campo que sumiu",
  args: {
    fields: [
      { name: "a", label: "<b>Nome</b>", message: "<script>alert('oi')</script>", controlId: "sumiu" },
      { name: "b", message: "" },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole("link", { name: "<b>Nome</b>: <script>alert('oi')</script>" });
    await userEvent.click(link);
    await expect(link).toHaveFocus();
    await expect(canvasElement.querySelector("b, script")).toBeNull();
  },
});

export const States = meta.story({
  args: {
    fields: ["Normal", "Sob o ponteiro", "Com foco"].map((label, index) => ({
      name: label,
      label,
      message: "Confira este campo.",
      controlId: ["normal", "hover", "focus"][index] ?? "",
    })),
  },
  parameters: { pseudo: { hover: ["[href='#hover']"], focusVisible: ["[href='#focus']"] } },
});

export const LongestText = meta.story({
  name: "Textos longos",
  args: {
    title: `${"Faltoupouco".repeat(6)}! Confira estes campos para a gente continuar a caixa do Maximiliano Bartolomeu Terceiro`,
    fields: [
      {
        name: "a",
        label: "Complemento do endereço de entrega",
        message: "O campo complemento pode possuir no máximo 100 caracteres.",
        controlId: "a",
      },
      {
        name: "b",
        label: "Número do cartão",
        message: "Parece que o numero do seu cartão está incorreto verifique e tente novamente.",
        controlId: "b",
      },
      { name: "c", message: "indisponível".repeat(16) },
      { name: "d", label: "Nome", message: "inválido".repeat(25), controlId: "d" },
    ],
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
