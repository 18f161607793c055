import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = preview.meta({
  component: PasswordField,
  title: "Componentes/Formulários/PasswordField",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { name: "senha", label: "Senha", autoComplete: "current-password" as const },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Senha");
    await userEvent.type(input, "petisco123");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Mostrar senha" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("petisco123");
    await userEvent.click(canvas.getByRole("button", { name: "Ocultar senha" }));
    await expect(input).toHaveAttribute("type", "password");
  },
});

export const WithHint = meta.story({
  name: "Senha nova",
  args: { label: "Nova senha", autoComplete: "new-password", hint: "Pelo menos 8 caracteres." },
});

export const WithError = meta.story({
  name: "Com erro",
  args: { error: "A sua senha não coincide.", defaultValue: "petisco" },
});

export const Disabled = meta.story({ name: "Desativado", args: { disabled: true, defaultValue: "petisco" } });
