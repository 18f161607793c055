import preview from "@petbox/storybook/preview";
import { createRef, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const meta = preview.meta({
  component: Dialog,
  title: "Componentes/Avisos e estados/Dialog",
  // The stories open and close it.
  argTypes: { open: { control: false } },
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma janela sobre a página, para ler ou preencher algo antes de seguir. Vem de baixo no celular e fica no meio nas telas largas. Os botões ficam à vista por mais longo que seja o texto. Quem a abre decide quando fecha: ela só pede. Sem onClose ela é estática: não tem o botão de fechar, e só o que está nela a fecha. Serve para o que é preciso responder antes de seguir.",
      synonyms: ["modal", "diálogo", "janela", "popup"],
      alternatives: {
        ConfirmDialog: "é uma pergunta de sim ou não",
        LoadingOverlay: "não há o que responder: só esperar",
        Toast: "é um recado que passa",
        SideMenu: "são os caminhos do site",
      },
      keyboard: {
        Esc: "Pede para fechar; na janela estática, nada.",
        Tab: "Passa pelo que há na janela, sem sair dela.",
        "Enter ou Espaço": "Aciona o botão com foco.",
      },
      announcements: [
        "ao abrir, o foco vai ao título (ou ao que tem `data-autofocus`): “Sachê de frango, diálogo”, “título de nível 2”",
        "“Fechar, botão”",
        "o resto da página se cala enquanto ela está aberta",
        "ao fechar, o foco volta ao botão que abriu",
      ],
    },
    docs: { story: { inline: false, height: "420px" } },
  },
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
    onClose?.();
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
  name: "Aberta",
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Abrir" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole("dialog", { name: "Confirmar envio" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole("heading", { name: "Confirmar envio" })).toHaveFocus();
    // The page behind is inert and does not scroll.
    await expect(dialog.matches(":modal")).toBe(true);
    const { x, y } = opener.getBoundingClientRect();
    await expect(opener).not.toBe(document.elementFromPoint(x + 4, y + 4));
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  },
});

export const WithTheKeyboard = meta.story({
  name: "Com o teclado",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading", { name: "Confirmar envio" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fechar" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Cancelar" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button", { name: "Abrir" })).toHaveFocus();
  },
});

export const ClosedByItsButton = meta.story({
  name: "Fecha pelo botão",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button", { name: "Abrir" })).toHaveFocus();
  },
});

export const ClosedByEsc = meta.story({
  name: "Fecha com Esc",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    // The browser turns a real Esc into this event; a simulated key does not trigger it.
    canvas.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Abrir" })).toHaveFocus();
  },
});

export const ClosedByAPressBeside = meta.story({
  name: "Fecha com um toque fora",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await userEvent.click(canvas.getByText("Você deseja confirmar o recebimento deste BOX?"));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("dialog"));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
});

export const Refusing = meta.story({
  name: "Só fecha quando quem abriu deixa",
  args: { open: true },
  render: (args) => <Dialog {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    canvas.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
  },
});

export const WithAField = meta.story({
  name: "O foco começa no campo",
  args: {
    title: "Nome do pet",
    children: <TextField label="Como ele se chama?" name="name" defaultValue="Bob" data-autofocus />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await expect(canvas.getByRole("textbox", { name: /Como ele se chama/ })).toHaveFocus();
  },
});

export const Wide = meta.story({
  name: "Larga",
  args: { size: "wide", title: "Rótulo do sachê" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
  },
});

const element = createRef<HTMLDialogElement>();

export const States = meta.story({
  args: {
    open: true,
    ref: element,
    className: "of-the-page",
    id: "confirmation",
    actions: (
      <>
        <Button variant="secondary" id="active">
          Cancelar
        </Button>
        <Button id="hover">Sim</Button>
      </>
    ),
  },
  render: (args) => <Dialog {...args} />,
  parameters: { pseudo: { hover: ["#hover"], focusVisible: ["dialog [aria-label=Fechar]"], active: ["#active"] } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog");
    await expect(element.current).toBe(dialog);
    await expect(dialog).toHaveClass("of-the-page");
    await expect(dialog).toHaveAttribute("id", "confirmation");
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
    const dialog = canvas.getByRole("dialog");
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    // The buttons stay visible, even with a long text.
    const { bottom } = canvas.getByRole("button", { name: "Sim" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Dark = Confirmation.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Confirmation.extend({
  name: "Sem movimento",
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir" }));
    await expect(getComputedStyle(canvas.getByRole("dialog")).animationDuration).toBe("1e-05s");
    await expect(getComputedStyle(canvas.getByRole("dialog"), "::backdrop").animationDuration).toBe("1e-05s");
  },
});
