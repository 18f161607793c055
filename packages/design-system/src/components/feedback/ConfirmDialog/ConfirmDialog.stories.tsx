import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { BeforeAfter } from "../../commerce/BeforeAfter/BeforeAfter.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

/** Opens on a press of its button, and closes on either choice. */
function Asking({ onConfirm, onCancel, open: first, ...rest }: ConfirmDialogProps) {
  const [open, setOpen] = useState(first);
  const answer = (callback: () => void) => () => {
    callback();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Recebi minha caixa</Button>
      <ConfirmDialog {...rest} open={open} onConfirm={answer(onConfirm)} onCancel={answer(onCancel)} />
    </>
  );
}

const ownFrame = { story: { inline: false, height: "420px" } };

const meta = preview.meta({
  component: ConfirmDialog,
  title: "Componentes/Avisos e estados/ConfirmDialog",
  // The stories open and close it.
  argTypes: { open: { control: false } },
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Pergunta antes do que não se desfaz com facilidade. A pergunta diz o que vai acontecer e os botões respondem a ela. Enquanto a resposta é enviada, a janela espera; se não deu certo, ela diz por quê e deixa tentar de novo.",
      synonyms: ["confirmação", "modal"],
      alternatives: {
        Dialog: "há algo a preencher ou a ler, e não uma pergunta de sim ou não",
        Toast: "dá para fazer na hora e avisar depois",
        Banner: "é um aviso que não precisa de resposta",
      },
      keyboard: {
        Esc: "Cancela, menos enquanto a confirmação é enviada.",
        Tab: "Passa por fechar, “Cancelar” e “Sim”, sem sair da janela.",
        "Enter ou Espaço": "Aciona o botão com foco. No perigo, o foco começa em “Cancelar”.",
      },
      announcements: [
        "“Confirmar envio, alerta, Você deseja confirmar o recebimento deste BOX?”",
        "enviando: “Carregando, botão, indisponível”",
        "se não deu certo: o motivo, na hora",
        "ao fechar, o foco volta ao botão que abriu",
      ],
    },
    docs: ownFrame,
  },
  args: {
    open: false,
    title: "Confirmar envio",
    children: <Text>Você deseja confirmar o recebimento deste BOX?</Text>,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asking {...args} />,
});

export const Confirmed = meta.story({
  name: "Confirmado",
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Recebi minha caixa" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole("alertdialog", { name: "Confirmar envio" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription("Você deseja confirmar o recebimento deste BOX?");
    await userEvent.click(canvas.getByRole("button", { name: "Sim" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
  },
});

export const Cancelled = meta.story({
  name: "Cancelado",
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Recebi minha caixa" });
    for (const way of ["Cancelar", "Fechar"]) {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole("button", { name: way }));
      await expect(canvas.queryByRole("alertdialog")).toBeNull();
      await expect(opener).toHaveFocus();
    }
    await userEvent.click(opener);
    // The browser turns a real Esc into this event; a simulated key does not trigger it.
    await fireEvent(canvas.getByRole("alertdialog"), new Event("cancel", { cancelable: true }));
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(args.onCancel).toHaveBeenCalledTimes(3);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Confirmar envio" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Sim" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const Danger = meta.story({
  name: "Perigo",
  args: {
    open: true,
    variant: "danger",
    title: "Excluir o cartão final 1111?",
    children: <Text>As próximas caixas do Bob serão cobradas no seu outro cartão.</Text>,
    texts: { confirmLabel: "Excluir cartão", cancelLabel: "Manter" },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Manter" })).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Excluir cartão" })).toHaveAttribute("data-variant", "danger");
  },
});

export const Details = meta.story({
  name: "Com o que muda, em uma tabela",
  args: {
    open: true,
    title: "Retirar Petisco extra?",
    children: <Text>Você pode incluir um item de novo quando quiser.</Text>,
    details: (
      <BeforeAfter
        title="O que muda sem Petisco extra"
        rows={[{ name: "Próxima cobrança em 08/04/2026", before: "R$77,80", after: "R$69,90" }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("table", { name: "O que muda sem Petisco extra" })).toBeVisible());
    // Only the question is announced; the table is read by navigating.
    await expect(canvas.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Você pode incluir um item de novo quando quiser.",
    );
  },
});

export const Pending = meta.story({
  name: "Ocupado",
  args: { open: true, pending: true, texts: { pendingLabel: "Confirmando o recebimento" } },
  play: async ({ canvas, userEvent, args }) => {
    const yes = canvas.getByRole("button", { name: "Confirmando o recebimento" });
    await userEvent.click(yes);
    await userEvent.click(canvas.getByRole("button", { name: "Cancelar" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fechar" }));
    await fireEvent(canvas.getByRole("alertdialog"), new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** Pending from the first yes until the server refuses, then shows the reason. */
function Refused({ onConfirm, ...rest }: ConfirmDialogProps) {
  const [state, setState] = useState<"asking" | "pending" | "refused">("asking");
  const confirm = () => {
    onConfirm();
    setState(state === "refused" ? "pending" : "refused");
  };
  return (
    <ConfirmDialog
      {...rest}
      open
      pending={state === "pending"}
      error={state === "refused" ? "Não deu para confirmar agora. Tente de novo." : undefined}
      onConfirm={confirm}
    />
  );
}

export const Failed = meta.story({
  name: "Falhou",
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const yes = canvas.getByRole("button", { name: "Sim" });
    await userEvent.click(yes);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Não deu para confirmar agora. Tente de novo.");
    await expect(yes).toHaveFocus();
    await userEvent.click(yes);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(yes).toHaveFocus();
  },
});

export const FailedDanger = meta.story({
  name: "Perigo, e falhou",
  args: { ...Danger.input.args, error: "Ocorreu um erro, tente novamente ou entre em contato com nosso suporte" },
});

export const FailedWithMarkup = FailedDanger.extend({
  name: "Falhou: o motivo do servidor, com marcação",
  args: { error: "Hoje não. <b>O cartão continua aqui.</b>" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("O cartão continua aqui.", { selector: "b" })).toBeInTheDocument();
  },
});

export const LongestText = meta.story({
  args: {
    open: true,
    title: "Cancelar a assinatura anual do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti?",
    children: (
      <Text>
        Faltam 11 meses: a multa é de R$ 12.345,67, e a resposta vai para
        maximilianobartolomeuterceirodealbuquerquecavalcanti@correspondencia.exemplo.com.br
      </Text>
    ),
    variant: "danger",
    error: "Um erro ocorreu, por favor entre em contato com nosso atendimento ou tente novamente amanhã.",
    texts: {
      confirmLabel: "Sim, quero cancelar a assinatura do Maximiliano Bartolomeu Terceiro",
      cancelLabel: "Não, quero continuar recebendo as caixas dele todos os meses",
    },
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("alertdialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Dark = FailedDanger.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });

export const LongDanger = LongestText.extend({
  name: "Perigo, com uma pergunta mais alta que a tela: começa do começo",
  globals: { viewport: { value: "narrow" } },
  decorators: [
    (Story) => (
      <>
        {/* Text at 200 %, where the dialog is taller than the screen. */}
        <style>{":root { font-size: 200% }"}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("alertdialog");
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(focused?.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  },
});
