import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

const meta = preview.meta({
  component: TextField,
  title: "Componentes/Formulários/TextField",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma linha de texto. O campo guarda sozinho o que se digita e lê o próprio erro do formulário em volta, pelo nome. Com limit há um contador; texts troca as palavras dele.",
      synonyms: ["campo de texto", "input"],
      alternatives: {
        TextArea: "se escreve mais de uma linha",
        MaskedField: "o texto tem formato: CPF, CEP, telefone, cartão",
        EmailField: "é um e-mail que será conferido",
        PasswordField: "é uma senha",
        Autocomplete: "há sugestões enquanto se digita",
      },
      keyboard: {
        Tab: "Entra no campo e sai dele.",
        Enter: "Envia o formulário em volta.",
      },
      announcements: [
        "“Nome do pet, editar texto, Como você chama na hora do petisco.”",
        "com erro: “inválido, Por favor insira o nome do seu pet. :)”",
        "com limite: “Perto do limite de 45 caracteres” e “Limite de 45 caracteres atingido”, uma vez cada, nunca a cada tecla",
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
  args: { name: "nome", label: "Nome do pet" },
});

export const Default = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Nome do pet" });
    await userEvent.click(canvas.getByText("Nome do pet"));
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Bob");
    await expect(input).toHaveValue("Bob");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Bob");
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

const sent = fn();

export const Keyboard = meta.story({
  name: "Com o teclado",
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <TextField {...args} />
      <Button type="submit">Continuar</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("Bob{Enter}");
    await expect(sent).toHaveBeenLastCalledWith({ nome: "Bob" });
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
});

export const WithHint = meta.story({
  name: "Com dica",
  args: { hint: "Como você chama na hora do petisco." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Como você chama na hora do petisco.");
  },
});

export const WithError = meta.story({
  name: "Com erro e dica",
  args: {
    hint: "Como você chama na hora do petisco.",
    error: "Por favor insira o nome do seu pet. :)",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Como você chama na hora do petisco. Por favor insira o nome do seu pet. :)",
    );
  },
});

export const Optional = meta.story({
  name: "Opcional",
  args: { label: "Complemento", optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleName("Complemento (opcional)");
  },
});

export const Locked = meta.story({
  name: "Travado pelo CEP",
  args: { label: "Cidade", defaultValue: "São Paulo", readOnly: true, hint: "Preenchida pelo CEP." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "x");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveValue("São Paulo");
  },
});

export const Disabled = meta.story({
  args: { defaultValue: "Bob", disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "by");
    await expect(canvas.getByRole("textbox")).toHaveValue("Bob");
  },
});

export const WithCounter = meta.story({
  name: "Com contador",
  args: { label: "Complemento", limit: 45, counterFrom: 40, defaultValue: "Apto 12, bloco B, fundos, portão verde" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    const status = canvas.getByRole("status");
    await expect(canvas.queryByText("38 de 45")).toBeNull();
    await expect(status).toHaveTextContent("");
    await userEvent.type(input, " ao");
    await expect(canvas.getByText("41 de 45")).toBeVisible();
    await expect(input).toHaveAccessibleDescription("41 de 45");
    await expect(status).toHaveTextContent("Perto do limite de 45 caracteres");
    await userEvent.type(input, " lado");
    await expect(canvas.getByText("46 de 45")).toBeVisible();
    await expect(status).toHaveTextContent("Limite de 45 caracteres atingido");
    await userEvent.type(input, "{Backspace>8/}");
    await expect(canvas.queryByText(/de 45$/)).toBeNull();
    await expect(status).toHaveTextContent("");
  },
});

export const CounterInOtherWords = meta.story({
  name: "Contador com outras palavras",
  args: {
    label: "Apelido",
    limit: 10,
    defaultValue: "Bob",
    texts: {
      counterLabel: (length, limit) => `faltam ${limit - length}`,
      limitLabel: (limit, isReached) => (isReached ? `Já são ${limit} letras` : "Quase lá"),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("faltam 7")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.type(canvas.getByRole("textbox"), "ezinho!");
    await expect(canvas.getByRole("status")).toHaveTextContent("Já são 10 letras");
  },
});

function Filled(props: TextFieldProps) {
  const [text, setText] = useState("");
  return (
    <>
      <TextField {...props} value={text} onValueChange={setText} />
      <Button onClick={() => setText("Bob")}>Preencher</Button>
    </>
  );
}

export const CounterReset = meta.story({
  name: "Contador de um formulário limpo",
  args: { label: "Apelido", limit: 5, defaultValue: "abc" },
  render: (args) => (
    <form>
      <TextField {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Apelido" }), "de");
    await expect(canvas.getByText("5 de 5")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
    await expect(await canvas.findByText("3 de 5")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Apelido" })).toHaveValue("abc");
  },
});

export const FilledByThePage = meta.story({
  name: "Preenchido pela página",
  args: { limit: 45 },
  render: (args) => <Filled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Preencher" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Bob");
    await expect(canvas.getByText("3 de 45")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "by");
    await expect(canvas.getByText("5 de 45")).toBeVisible();
  },
});

export const WithAdornment = meta.story({
  name: "Conferindo",
  args: {
    label: "E-mail",
    type: "email",
    defaultValue: "bia@gmail.com",
    adornment: <Spinner label="Conferindo o e-mail" />,
  },
});

const anything = `<script>alert("oi")</script> ${"Maximiliano ".repeat(20)}🐶`;

export const AnythingTyped = meta.story({
  name: "Qualquer coisa digitada",
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste(anything);
    await expect(input).toHaveValue(anything);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(anything);
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <TextField name="normal" label="Vazio" placeholder="Se tiver" />
      <TextField name="preenchido" label="Preenchido" defaultValue="Bob" />
      <TextField name="foco" id="focus-right" label="Com foco" defaultValue="Bob" />
      <TextField name="errado" label="Errado" defaultValue="B" error="Por favor insira o nome do seu pet. :)" />
      <TextField name="errado-foco" id="focus-wrong" label="Errado, com foco" error="Por favor insira o nome." />
      <TextField name="travado" label="Travado" defaultValue="São Paulo" readOnly />
      <TextField name="travado-foco" id="focus-locked" label="Travado, com foco" defaultValue="SP" readOnly />
      <TextField name="desativado" label="Desativado" defaultValue="Bob" disabled />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: ["input[id^=focus-]"] } },
});

export const LongestText = meta.story({
  args: {
    label: "Nome completo da pessoa responsável pelo pet, como está no documento de identidade",
    hint: "Se o nome não couber no campo, escreva o primeiro e o último; mandamos a caixa do mesmo jeito.",
    error: "Parece que faltou o sobrenome. Escreva o nome e o sobrenome, separados por um espaço.",
    defaultValue: "Maximiliano Bartolomeu Terceiro de Albuquerque e Vasconcelos Figueiredo",
    limit: 45,
    optional: true,
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
