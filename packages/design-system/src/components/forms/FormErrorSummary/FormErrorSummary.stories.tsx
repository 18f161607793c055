import { pointerStates } from "@petbox/storybook/pointerStates";
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
        "O que um formulário recusado diz, uma vez: um anúncio. Até três campos errados, cada um mostra o seu erro e basta; com mais, uma linha leva ao primeiro. Um erro que não é de um campo aparece sempre. Form já o traz; sozinho, serve a uma página que junta mais de um formulário.",
      synonyms: ["resumo de erros", "validação"],
      alternatives: {
        Form: "quase sempre: ele mostra o resumo sozinho",
        Alert: "o aviso não é sobre campos",
      },
      keyboard: {
        "Enter no link": "Leva o foco ao primeiro campo errado, sem mudar o endereço da página.",
      },
      announcements: ["“Confira 2 campos: Nome completo, CPF”, na hora da recusa", "“Ir para o primeiro: CPF, link”"],
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

const four = [
  { name: "nome", label: "Nome completo", message: "Escreva o nome e o sobrenome.", controlId: "nome" },
  { name: "cpf", label: "CPF", message: "Informe um CPF válido", controlId: "cpf" },
  { name: "celular", label: "Celular", message: "Informe um celular com DDD", controlId: "celular" },
  { name: "cep", label: "CEP", message: "Informe um CEP válido", controlId: "cep" },
];

export const Several = meta.story({
  name: "Mais de três campos: um caminho para o primeiro",
  args: { fields: four },
  render: (args) => (
    <>
      <FormErrorSummary {...args} />
      {four.map(({ name, label, message }) => (
        <TextField key={name} id={name} name={name} label={label} error={message} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 4 campos: Nome completo, CPF, Celular, CEP");
    const link = canvas.getByRole("link", { name: "Ir para o primeiro: Nome completo" });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const before = window.location.href;
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Nome completo" })).toHaveFocus();
    await expect(window.location.href).toBe(before);
  },
});

export const Few = meta.story({
  name: "Até três campos: só o anúncio",
  args: { fields: four.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Confira 3 campos: Nome completo, CPF, Celular");
    await expect(canvas.queryByText("Confira 3 campos")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
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
  args: { ...Alone.input.args, title: "Sem o CPF não dá para emitir a nota", saysMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Sem o CPF não dá para emitir a nota: CPF");
    await expect(canvas.getByText("Sem o CPF não dá para emitir a nota")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const Markup = meta.story({
  name: "HTML em um erro, e um campo que sumiu",
  args: {
    fields: [
      { name: "a", label: "<b>Nome</b>", message: "<script>alert('oi')</script>", controlId: "sumiu" },
      { name: "b", message: "<script>alert('oi')</script>" },
    ],
    many: true,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText("<script>alert('oi')</script>", { selector: "p" })).toBeVisible();
    const link = canvas.getByRole("link", { name: "Ir para o primeiro: <b>Nome</b>" });
    await userEvent.click(link);
    await expect(link).toHaveFocus();
    await expect(canvasElement.querySelector("b, script")).toBeNull();
  },
});

export const States = meta.story({
  args: {
    fields: four,
  },
  render: ({ fields }) => (
    <>
      {(["normal", "hover", "focus"] as const).map((state) => (
        <FormErrorSummary
          key={state}
          title={`Confira 4 campos (${pointerStates[state]})`}
          fields={fields.map((field) => ({ ...field, controlId: state }))}
        />
      ))}
    </>
  ),
  parameters: { pseudo: { hover: ["[href='#hover']"], focusVisible: ["[href='#focus']"] } },
});

export const LongestText = meta.story({
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
