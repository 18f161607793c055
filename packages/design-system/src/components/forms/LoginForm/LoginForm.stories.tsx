import preview from "@petbox/storybook/preview";
import { isTurning } from "@petbox/storybook/turning";
import { expect, fn } from "storybook/test";
import { LoginForm } from "./LoginForm.tsx";

const meta = preview.meta({
  component: LoginForm,
  title: "Componentes/Formulários/LoginForm",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Tem `correctionOf`, que oferece o endereço certo para um digitado com erro." },
      purpose:
        "Entrar na conta com e-mail e senha. Nada é julgado aqui: só o servidor sabe se estão certos, e o que ele diz entra em error. hideLabel troca o nome do olho aberto.",
      synonyms: ["login", "entrar"],
      alternatives: {
        LoginDialog: "a pessoa entra sem sair da página em que está",
        Form: "se cria uma conta",
      },
      keyboard: {
        Tab: "E-mail, senha, olho, Entrar e a recuperação da senha, nesta ordem.",
        "Enter em um campo": "Entra, como o botão. Enquanto verifica, nada acontece.",
      },
      announcements: [
        "“E-mail, editar texto”, “Senha, editar texto protegido”, “Entrar, botão”",
        "enquanto verifica: “Verificando, botão, indisponível”",
        "quando não dá certo: o motivo, na hora",
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

export const Corrected = meta.story({
  name: "Oferece o endereço certo, que vai também para a recuperação",
  args: {
    correctionOf: (email) => (email === "carla.lima@gmial.com" ? "carla.lima@gmail.com" : undefined),
    onRecover: fn((_email, event) => event.preventDefault()),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmial.com");
    await userEvent.click(await canvas.findByRole("button", { name: "Você quis dizer: carla.lima@gmail.com" }));
    await expect(canvas.queryByRole("button", { name: /^Você quis dizer/ })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "Esqueceu a senha? Recuperar" }));
    await expect(args.onRecover).toHaveBeenCalledWith("carla.lima@gmail.com", expect.anything());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Recovery = meta.story({
  name: "Leva o e-mail para a recuperação",
  args: { onRecover: fn((_email, event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "carla.lima@gmail.com");
    await userEvent.click(canvas.getByRole("link", { name: "Esqueceu a senha? Recuperar" }));
    await expect(args.onRecover).toHaveBeenCalledWith("carla.lima@gmail.com", expect.anything());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  name: "Verificando",
  args: { email: "carla.lima@gmail.com", pending: true },
  parameters: { spec: ["MAN-241"] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Verificando" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(isTurning(button)).toBe(true);
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText("Senha"), "segredo{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: "Senha errada",
  args: { email: "carla.lima@gmail.com", error: wrong },
  parameters: { spec: ["MAN-242", "MAN-382"] },
  play: async ({ canvas, userEvent }) => {
    // The form's own summary is an alert too, and is empty.
    const alerts = () => canvas.getAllByRole("alert").map((alert) => alert.textContent);
    await expect(alerts().join("")).toContain(wrong);
    await expect(canvas.getByRole("button", { name: "Entrar" })).not.toHaveAttribute("aria-disabled");
    await userEvent.click(canvas.getByRole("button", { name: "Fechar aviso" }));
    await expect(alerts().join("")).toBe("");
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
  },
});

export const Keyboard = meta.story({
  name: "Só com o teclado",
  args: { error: wrong },
  play: async ({ canvas, userEvent, args }) => {
    for (const part of [
      canvas.getByRole("button", { name: "Fechar aviso" }),
      canvas.getByLabelText("E-mail"),
      canvas.getByLabelText("Senha"),
      canvas.getByRole("button", { name: "Mostrar senha" }),
      canvas.getByRole("button", { name: "Entrar" }),
      canvas.getByRole("link", { name: "Esqueceu a senha? Recuperar" }),
    ]) {
      await userEvent.tab();
      await expect(part).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const OtherWords = meta.story({
  args: {
    recoveryHref: "/ajuda",
    error: wrong,
    texts: {
      emailLabel: "Seu e-mail",
      passwordLabel: "Sua senha",
      showLabel: "Ver",
      hideLabel: "Não ver",
      submitLabel: "Continuar",
      recoveryLabel: "Não lembro",
      errorLabel: "Cuidado",
      dismissLabel: "Entendi",
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Seu e-mail")).toBeVisible();
    await expect(canvas.getByLabelText("Sua senha")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ver" }));
    await expect(canvas.getByRole("button", { name: "Não ver" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continuar" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Não lembro" })).toHaveAttribute("href", "/ajuda");
    await expect(canvas.getByRole("img", { name: "Cuidado" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Entendi" }));
    await expect(canvas.queryByText(wrong)).toBeNull();
  },
});

export const Markup = meta.story({
  name: "HTML no aviso: a formatação fica, o script não",
  args: { error: "<script>alert('oi')</script><b>Senha</b> errada" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Senha", { selector: "b" })).toBeVisible();
    await expect(canvas.queryByText(/alert/, { ignore: false })).toBeNull();
  },
});

export const LongestText = meta.story({
  args: {
    email: "maximiliano.bartolomeu.terceiro.de.albuquerque@hotmail.com.br",
    error: `${wrong} Código: ${"indisponível".repeat(16)}`,
    texts: {
      submitLabel: "Entrar e continuar a assinatura do Maximiliano Bartolomeu Terceiro",
      recoveryLabel: "Esqueceu a senha? A gente manda um e-mail com um caminho para escolher outra",
    },
  },
});

export const Dark = Failed.extend({ globals: { theme: "dark" }, play: () => undefined });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
