import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { LoginForm } from "./LoginForm.tsx";

const meta = preview.meta({
  component: LoginForm,
  title: "Componentes/Formulários/LoginForm",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { onSubmit: fn() },
});

const wrong = "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.";

export const Idle = meta.story({
  name: "Parado",
  parameters: { spec: ["MAN-108", "MAN-109", "MAN-110", "MAN-240"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "Esqueceu a senha? Recuperar" })).toHaveAttribute(
      "href",
      "/password/reset",
    );
    await expect(canvas.getByRole("button", { name: "Entrar" })).toBeVisible();
    await expect(canvas.getByLabelText("E-mail")).toHaveAttribute("autocomplete", "username");
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "segredo{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "carla.lima@gmail.com", password: "segredo" });
  },
});

export const Unchecked = meta.story({
  name: "Nada é conferido aqui",
  parameters: { spec: ["MAN-314"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "isto não é um e-mail");
    await userEvent.click(canvas.getByRole("button", { name: "Entrar" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "isto não é um e-mail", password: "" });
    await expect(canvas.getByLabelText("E-mail")).not.toHaveAttribute("aria-invalid");
  },
});

export const Sending = meta.story({
  name: "Verificando",
  args: { email: "carla.lima@gmail.com", sending: true },
  parameters: { spec: ["MAN-241"] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Verificando" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText("Senha"), "segredo{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: "Senha errada",
  args: { email: "carla.lima@gmail.com", failure: wrong },
  parameters: { spec: ["MAN-242", "MAN-382"] },
  play: async ({ canvas, userEvent }) => {
    // The form's own summary is an alert too, and says nothing.
    const alerts = () => canvas.getAllByRole("alert").map((alert) => alert.textContent);
    await expect(alerts().join("")).toContain(wrong);
    await expect(canvas.getByRole("button", { name: "Entrar" })).not.toHaveAttribute("aria-disabled");
    await userEvent.click(canvas.getByRole("button", { name: "Fechar aviso" }));
    await expect(alerts().join("")).toBe("");
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
  },
});

export const Narrow = meta.story({
  name: "Em 320 px",
  args: { failure: wrong },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
});
