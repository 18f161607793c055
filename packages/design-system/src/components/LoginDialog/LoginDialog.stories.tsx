import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { LoginDialog, type LoginDialogProps } from "./LoginDialog.tsx";

const meta = preview.meta({
  component: LoginDialog,
  title: "Componentes/Retorno/LoginDialog",
  parameters: { layout: "padded" },
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

export const Sending = meta.story({ name: "Verificando", args: { email: "carla.lima@gmail.com", sending: true } });

export const Failed = meta.story({
  name: "Senha errada",
  args: {
    email: "carla.lima@gmail.com",
    failure: "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.",
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
