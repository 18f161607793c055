import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

const meta = preview.meta({
  component: FormErrorSummary,
  title: "Componentes/Formulários/FormErrorSummary",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
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
    await userEvent.click(canvas.getByRole("link", { name: "CPF: Informe um CPF válido" }));
    await expect(canvas.getByRole("textbox", { name: "CPF" })).toHaveFocus();
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

export const Long = meta.story({
  name: "Textos longos, em 320 px",
  args: {
    title: "Faltou pouco! Confira estes campos para a gente continuar",
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
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
});
