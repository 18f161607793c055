import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { LoginDialog, type LoginDialogProps } from "./LoginDialog.tsx";

const meta = preview.meta({
  component: LoginDialog,
  title: "Componentes/Avisos e estados/LoginDialog",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Entrar na conta por cima da página, sem perder o que já foi respondido. reason diz por que se pede; o foco começa no primeiro dos dois campos que falta. Os textos são os de LoginForm, e closeLabel troca o nome do botão de fechar.",
      synonyms: ["modal de login", "entrar"],
      alternatives: {
        LoginForm: "é a página de entrar",
        Dialog: "a pergunta é outra",
      },
      keyboard: {
        Tab: "Fica dentro da janela: fechar, e-mail, senha, olho, Entrar e a recuperação da senha.",
        Esc: "Pede para fechar; o foco volta a quem abriu.",
        "Enter em um campo": "Entra, como o botão.",
      },
      announcements: ["“Que bom que você voltou :), caixa de diálogo”", "“Senha, editar texto protegido”"],
    },
    docs: { story: { inline: false, height: "520px" } },
  },
  args: {
    open: true,
    onClose: fn(),
    onSubmit: fn(),
    reason: "Este e-mail já tem cadastro. Entre para continuar de onde parou.",
  },
});

export const KnownEmail = meta.story({
  name: "E-mail já digitado",
  args: { email: "carla.lima@gmail.com" },
  parameters: { spec: ["MAN-107", "MAN-108", "MAN-110"] },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Que bom que você voltou :)" })).toBeVisible());
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
    await expect(canvas.getByLabelText("Senha")).toHaveFocus();
    await userEvent.keyboard("segredo{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "carla.lima@gmail.com", password: "segredo" });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const NoEmail = meta.story({
  name: "Sem e-mail",
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("E-mail")).toHaveFocus());
  },
});

export const Corrected = meta.story({
  name: "Oferece o endereço certo",
  args: { correctionOf: (email) => (email === "carla.lima@gmial.com" ? "carla.lima@gmail.com" : undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("E-mail"), "carla.lima@gmial.com");
    await userEvent.click(await canvas.findByRole("button", { name: "Você quis dizer: carla.lima@gmail.com" }));
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("carla.lima@gmail.com");
  },
});

export const Pending = meta.story({ name: "Verificando", args: { email: "carla.lima@gmail.com", pending: true } });

export const Failed = meta.story({
  name: "Senha errada",
  args: {
    email: "carla.lima@gmail.com",
    error: "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.",
  },
});

function Opener({ onClose, ...props }: LoginDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Já tenho conta</Button>
      <LoginDialog
        {...props}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

export const Closed = meta.story({
  name: "Fechado, o foco volta",
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Já tenho conta" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Já tenho conta" })).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  name: "Só com o teclado",
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole("button", { name: "Já tenho conta" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("E-mail")).toHaveFocus());
    await step("from the first field that is missing on", async () => {
      for (const part of [
        canvas.getByLabelText("Senha"),
        canvas.getByRole("button", { name: "Mostrar senha" }),
        canvas.getByRole("button", { name: "Entrar" }),
        canvas.getByRole("link", { name: "Esqueceu a senha? Recuperar" }),
      ]) {
        await userEvent.tab();
        await expect(part).toHaveFocus();
      }
    });
    await step("what the browser makes of Esc closes it, and the focus is where it was", async () => {
      canvas.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
  },
});

export const OtherWords = meta.story({
  args: { title: "Oi de novo", texts: { closeLabel: "Agora não", submitLabel: "Continuar", emailLabel: "Seu e-mail" } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Oi de novo" })).toBeVisible());
    await expect(canvas.getByLabelText("Seu e-mail")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continuar" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Agora não" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Markup = meta.story({
  name: "HTML no motivo é só texto",
  args: { reason: "<script>alert('oi')</script><b>Entre</b>" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText("<script>alert('oi')</script><b>Entre</b>")).toBeVisible());
    await expect(canvasElement.querySelector("script, b")).toBeNull();
  },
});

export const OnAPhone = meta.story({
  name: "No celular: o sorriso não fica só na segunda linha",
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
    const words = canvas.getByRole("heading", { name: "Que bom que você voltou :)" }).firstChild;
    const topOf = (word: string) => {
      const place = document.createRange();
      const start = words?.textContent?.indexOf(word) ?? -1;
      if (words == null || start < 0) throw new Error(`The title does not say ${word}.`);
      place.setStart(words, start);
      place.setEnd(words, start + word.length);
      return place.getBoundingClientRect().top;
    };
    await document.fonts.ready;
    // Phones have many widths.
    for (let width = 320; width <= 400; width += 8) {
      dialog.style.width = `${width}px`;
      await expect(topOf(":)")).toBe(topOf("voltou"));
    }
  },
});

export const LongestText = meta.story({
  args: {
    title: "Que bom que você e o Maximiliano Bartolomeu Terceiro voltaram para buscar a caixa :)",
    reason: `Este e-mail já tem cadastro. ${"Entre para continuar de onde parou. ".repeat(5)}`,
    email: "maximiliano.bartolomeu.terceiro.de.albuquerque@hotmail.com.br",
    error: "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.",
  },
});

export const Dark = Failed.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
    const dialog = canvas.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
