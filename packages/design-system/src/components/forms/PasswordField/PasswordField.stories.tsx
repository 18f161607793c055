import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = preview.meta({
  component: PasswordField,
  title: "Componentes/Formulários/PasswordField",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma senha, escondida até que se toque no olho. O que foi digitado fica, e o gerenciador de senhas sabe se ela é a de sempre ou uma nova.",
      synonyms: ["senha"],
      alternatives: {
        MaskedField: "é o código de segurança de um cartão",
      },
      keyboard: {
        Tab: "Vai do campo ao olho, e do olho ao próximo campo.",
        "Enter ou Espaço no olho": "Mostra ou esconde a senha; o formulário não é enviado.",
        "Enter no campo": "Envia o formulário em volta.",
      },
      announcements: [
        "“Senha, editar texto protegido”",
        "“Mostrar senha, botão”",
        "depois de mostrar: “Ocultar senha, botão”",
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
  args: { name: "senha", label: "Senha", autoComplete: "current-password" as const },
});

const sent = fn();

export const Default = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText("Senha");
    await step("it is hidden, and neither corrected nor spelt by the device", async () => {
      await userEvent.type(input, "petisco123");
      await expect(input).toHaveAttribute("type", "password");
      await expect(input).toHaveAttribute("autocomplete", "current-password");
      await expect(input).toHaveAttribute("autocapitalize", "none");
    });
    await step("the eye shows it with the keyboard, and hides it with the pointer", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Mostrar senha" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(input).toHaveAttribute("type", "text");
      await expect(input).toHaveValue("petisco123");
      await expect(canvas.getByRole("button", { name: "Ocultar senha" })).toHaveFocus();
      await userEvent.click(canvas.getByRole("button", { name: "Ocultar senha" }));
      await expect(input).toHaveAttribute("type", "password");
    });
    await step("the eye sends no form, Enter in the field does", async () => {
      await expect(sent).not.toHaveBeenCalled();
      await userEvent.type(input, "{Enter}");
      await expect(sent).toHaveBeenCalledOnce();
    });
  },
});

export const TouchTarget = meta.story({
  name: "O olho cabe no polegar",
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("button").getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const NewPassword = meta.story({
  name: "Senha nova, à vista",
  args: { label: "Nova senha", autoComplete: "new-password", hint: "Pelo menos 8 caracteres.", defaultShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Nova senha")).toHaveAttribute("type", "text");
    await expect(canvas.getByLabelText("Nova senha")).toHaveAttribute("autocomplete", "new-password");
    await expect(canvas.getByRole("button", { name: "Ocultar senha" })).toBeVisible();
  },
});

export const WithError = meta.story({
  args: { error: "A sua senha não coincide.", defaultValue: "petisco" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Senha")).toBeInvalid();
    await expect(canvas.getByLabelText("Senha")).toHaveAccessibleDescription("A sua senha não coincide.");
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: "petisco" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
});

const strange = `<script>"'\\ ñ🐶 ${"a".repeat(120)}`;

export const AnythingTyped = meta.story({
  name: "Uma senha estranha fica como é",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Senha");
    await userEvent.click(input);
    await userEvent.paste(strange);
    await userEvent.click(canvas.getByRole("button"));
    await expect(input).toHaveValue(strange);
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <PasswordField name="vazia" label="Vazia" autoComplete="current-password" />
      <PasswordField name="oculta" label="Oculta" autoComplete="current-password" defaultValue="petisco" />
      <PasswordField
        name="a-vista"
        label="À vista"
        autoComplete="current-password"
        defaultValue="petisco"
        defaultShown
      />
      <PasswordField name="foco" id="focus-field" label="Com foco" autoComplete="current-password" />
      <PasswordField name="olho-foco" className="focus-eye" label="Olho com foco" autoComplete="current-password" />
      <PasswordField name="olho" className="hover-eye" label="Olho sob o ponteiro" autoComplete="current-password" />
      <PasswordField name="errada" label="Errada" autoComplete="new-password" error="A sua senha não coincide." />
      <PasswordField name="desativada" label="Desativada" autoComplete="new-password" defaultValue="petisco" disabled />
    </Stack>
  ),
  parameters: { pseudo: { hover: [".hover-eye button"], focusVisible: ["#focus-field", ".focus-eye button"] } },
});

export const LongestText = meta.story({
  args: {
    label: "A senha que você usa para entrar na área do assinante da sua caixa de todo mês",
    hint: "Pelo menos 8 caracteres, com uma letra e um número; quanto mais comprida, melhor.",
    error: "A nova senha não pode ser igual a antiga. Escolha outra e repita no campo de baixo.",
    defaultValue: "maximiliano-bartolomeu-terceiro".repeat(6),
    defaultShown: true,
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
