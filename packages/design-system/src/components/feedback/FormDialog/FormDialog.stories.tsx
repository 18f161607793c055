import preview from "@petbox/storybook/preview";
import { Activity, useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";

function Editing({ onClose, open: first, ...rest }: FormDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>Mudar o Instagram</Button>
      <FormDialog
        {...rest}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </Stack>
  );
}

const meta = preview.meta({
  component: FormDialog,
  title: "Componentes/Avisos e estados/FormDialog",
  // The stories open and close it.
  argTypes: { open: { control: false } },
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma janela em que se preenche algo. Fechada sem querer, depois que algo foi mudado, ela pergunta antes de descartar; fechada por quem a usa, porque salvou, não pergunta nada.",
      synonyms: ["modal com formulário"],
      alternatives: {
        Dialog: "não há nada a preencher, ou quando ela não pode ser fechada",
        ConfirmDialog: "é uma pergunta de sim ou não",
      },
      keyboard: {
        Esc: "Pede para fechar; se algo foi mudado, pergunta antes. Na pergunta, volta a editar.",
        Tab: "Passa pelo que há na janela, sem sair dela.",
        "Enter ou Espaço": "Na pergunta, o foco começa em “Continuar editando”.",
      },
      announcements: [
        "ao abrir, o foco vai ao título: “Seu Instagram, diálogo”",
        "ao fechar com algo mudado: “Descartar o que você mudou?, alerta, O que você preencheu ainda não foi salvo.”",
        "ao continuar, o foco volta para onde estava",
      ],
    },
    docs: { story: { inline: false, height: "420px" } },
  },
  args: {
    open: true,
    title: "Seu Instagram",
    children: <TextField name="instagram" label="Instagram" />,
    onClose: fn(),
  },
  render: (args) => <Editing {...args} />,
});

export const NothingTyped = meta.story({
  name: "Nada mudado: fecha sem perguntar",
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Mudar o Instagram" });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Seu Instagram" })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const SomethingTyped = meta.story({
  name: "Algo mudado: pergunta, por todos os caminhos",
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Seu Instagram" });
    const field = canvas.getByLabelText("Instagram");
    await userEvent.type(field, "bob");
    for (const leave of [
      () => userEvent.click(canvas.getByRole("button", { name: "Fechar" })),
      () => fireEvent(dialog, new Event("cancel", { cancelable: true })),
      () => userEvent.pointer([{ keys: "[MouseLeft]", target: dialog, coords: { x: 1, y: 1 } }]),
    ]) {
      field.focus();
      await leave();
      const question = await canvas.findByRole("alertdialog", { name: "Descartar o que você mudou?" });
      await waitFor(() => expect(question).toBeVisible());
      await expect(canvas.getByRole("button", { name: "Continuar editando" })).toHaveFocus();
      await userEvent.click(canvas.getByRole("button", { name: "Continuar editando" }));
      await expect(canvas.queryByRole("alertdialog")).toBeNull();
      await expect(field).toHaveValue("bob");
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sair sem salvar" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    // After reopening, the form is pristine.
    await userEvent.click(canvas.getByRole("button", { name: "Mudar o Instagram" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Discarded = meta.story({
  name: "Sair sem salvar: o foco volta para o botão que a abriu",
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Mudar o Instagram" });
    await userEvent.click(opener);
    await userEvent.type(canvas.getByRole("textbox", { name: "Instagram" }), "bob");
    await fireEvent(canvas.getByRole("dialog", { name: "Seu Instagram" }), new Event("cancel", { cancelable: true }));
    await userEvent.click(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const Pending = meta.story({
  name: "Enviando: nada a fecha",
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Seu Instagram" });
    await userEvent.type(canvas.getByLabelText("Instagram"), "bob");
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

function InPanel(args: FormDialogProps) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <Button onClick={() => setIsLeft(!isLeft)}>Outra aba</Button>
      <Activity mode={isLeft ? "hidden" : "visible"}>
        <Editing {...args} />
      </Activity>
    </>
  );
}

export const PanelLeft = meta.story({
  name: "Aba deixada por Voltar: dorme e volta como estava, sem perguntar",
  render: (args) => <InPanel {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>("dialog", { name: "Seu Instagram" });
    await userEvent.type(canvas.getByLabelText("Instagram"), "bob");
    const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    // As the Back button does, over the open dialog.
    const other = canvas.getByText("Outra aba");
    await fireEvent.click(other);
    await closed;
    await expect(dialog).not.toBeVisible();
    await fireEvent.click(other);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByLabelText("Instagram")).toHaveValue("bob");
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    // Dismissing it still requires a confirmation.
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
});

export const Dark = SomethingTyped.extend({
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Instagram"), "bob");
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
});
export const Narrow = Dark.extend({ globals: { theme: "light", viewport: { value: "narrow" } } });
