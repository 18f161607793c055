import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const meta = preview.meta({
  component: Dialog,
  title: "Componentes/Retorno/Dialog",
  parameters: { layout: "padded" },
  args: {
    open: false,
    title: "Confirmar envio",
    onClose: fn(),
    children: <Text>Você deseja confirmar o recebimento deste BOX?</Text>,
  },
  render: (args) => <Opener {...args} />,
});

function Opener({ onClose, actions, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        {...rest}
        open={open}
        onClose={close}
        actions={
          actions ?? (
            <>
              <Button variant="secondary" onClick={close}>
                Cancelar
              </Button>
              <Button onClick={close}>Sim</Button>
            </>
          )
        }
      />
    </Stack>
  );
}

export const Confirmation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Confirmar envio" })).toBeVisible());
    await expect(canvas.getByRole("heading", { name: "Confirmar envio" })).toHaveFocus();
  },
});

export const ClosedByItsButton = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button", { name: "Abrir" })).toHaveFocus();
  },
});

export const ClosedByEsc = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    // The browser turns a real Esc into this event; a simulated key does not reach it.
    canvas.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Abrir" })).toHaveFocus();
  },
});

export const ClosedByAPressBeside = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await userEvent.click(canvas.getByText("Você deseja confirmar o recebimento deste BOX?"));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("dialog"));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const Wide = meta.story({
  args: { size: "wide", title: "Rótulo do sachê" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
  },
});

export const LongestText = meta.story({
  args: {
    title: "Cancelar a assinatura anual do Maximiliano Bartolomeu Terceiro de Albuquerque",
    children: (
      <Stack>
        {Array.from(
          { length: 14 },
          (_, index) => `Regra ${index + 1}: o cancelamento vale a partir da próxima cobrança.`,
        ).map((rule) => (
          <Text key={rule}>{rule}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await expect(canvas.getByRole("dialog").getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
});
