import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField } from "./TextField.tsx";

const meta = preview.meta({
  component: TextField,
  title: "Componentes/Formulários/TextField",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
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

export const Optional = meta.story({ name: "Opcional", args: { label: "Complemento", optional: true } });

export const Locked = meta.story({
  name: "Travado pelo CEP",
  args: { label: "Cidade", defaultValue: "São Paulo", readOnly: true, hint: "Preenchida pelo CEP." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "x");
    await expect(canvas.getByRole("textbox")).toHaveValue("São Paulo");
  },
});

export const Disabled = meta.story({ name: "Desativado", args: { defaultValue: "Bob", disabled: true } });

export const WithCounter = meta.story({
  name: "Com contador",
  args: { label: "Complemento", limit: 45, counterFrom: 40, defaultValue: "Apto 12, bloco B, fundos, portão verde" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await expect(canvas.queryByText("38 de 45")).toBeNull();
    await userEvent.type(input, " ao");
    await expect(canvas.getByText("41 de 45")).toBeVisible();
    await expect(input).toHaveAccessibleDescription("41 de 45");
    await userEvent.type(input, " lado");
    await expect(canvas.getByText("46 de 45")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Limite de 45 caracteres atingido");
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

export const Long = meta.story({
  name: "Textos longos",
  args: {
    label: "Nome completo da pessoa responsável pelo pet, como está no documento de identidade",
    hint: "Se o nome não couber no campo, escreva o primeiro e o último; mandamos a caixa do mesmo jeito.",
    error: "Parece que faltou o sobrenome. Escreva o nome e o sobrenome, separados por um espaço.",
    defaultValue: "Maximiliano Bartolomeu Terceiro de Albuquerque e Vasconcelos Figueiredo",
  },
});

export const Narrow = meta.story({
  name: "Em 320 px",
  args: { ...Long.input.args, limit: 45 },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector("main > div");
    await expect(frame?.scrollWidth).toBe(288);
  },
});
