import { useState } from "react";
import { expect, fireEvent, spyOn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { createToaster, type ToastMessage } from "./createToaster.ts";
import { ToastRegion, toastDuration } from "./ToastRegion.tsx";

const meta = preview.meta({
  component: ToastRegion,
  title: "Componentes/Retorno/Toast",
  parameters: { layout: "padded" },
});

interface ShownProps {
  messages: readonly ToastMessage[];
  duration?: number;
  inDialog?: boolean;
}

/** A page with one button a notice. */
function Page({ messages, duration = toastDuration, inDialog = false }: ShownProps) {
  const [toaster] = useState(createToaster);
  const buttons = (
    <Stack align="start">
      {messages.map((message) => (
        <Button key={message.message} variant="secondary" onClick={() => toaster.showToast(message)}>
          {`Mostrar: ${message.message}`}
        </Button>
      ))}
    </Stack>
  );
  return (
    <>
      <ToastRegion toaster={toaster} duration={duration} />
      {inDialog ? (
        <Dialog open title="Seu cupom" onClose={() => undefined}>
          {buttons}
        </Dialog>
      ) : (
        buttons
      )}
    </>
  );
}

const copied: ToastMessage = { kind: "success", message: "Cupom copiado com sucesso!" };
const failed: ToastMessage = {
  kind: "error",
  title: "Ops...",
  message: "Um erro ocorreu, verifique seus dados e tente novamente.",
};

export const Shown = meta.story({
  render: () => <Page messages={[copied]} />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("status", { name: "Avisos" });
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("Cupom copiado com sucesso!");
  },
});

export const Kinds = meta.story({
  parameters: { spec: ["FUN-347"] },
  render: () => (
    <Page
      messages={[
        { kind: "warning", title: "Assinatura suspensa", message: "O último pagamento não foi aprovado." },
        { kind: "info", message: "A entrega leva até 7 dias." },
        { kind: "question", message: "Ficou com dúvida? Fale com a gente." },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: /^Mostrar/ })) await userEvent.click(button);
    await expect(canvas.getAllByRole("button", { name: "Fechar aviso" })).toHaveLength(3);
  },
});

export const LeavesByItself = meta.story({
  render: () => <Page messages={[copied]} duration={50} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
});

export const StaysFiveSeconds = meta.story({
  parameters: { spec: ["FUN-363"] },
  render: () => <Page messages={[copied]} />,
  play: async ({ canvas, userEvent }) => {
    const timer = spyOn(window, "setTimeout");
    await userEvent.click(canvas.getByRole("button"));
    await expect(timer).toHaveBeenCalledWith(expect.any(Function), 5000);
    timer.mockRestore();
  },
});

export const ClosedByItsReader = meta.story({
  render: () => <Page messages={[failed, copied]} />,
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) await userEvent.click(button);
    const [first] = canvas.getAllByRole("button", { name: "Fechar aviso" });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole("status")).not.toHaveTextContent(failed.message);
    await expect(canvas.getByRole("status")).toHaveTextContent(copied.message);
  },
});

const other: ToastMessage = { kind: "info", message: "A entrega leva até 7 dias." };

export const HeldByThePointerAndTheFocus = meta.story({
  render: () => (
    <>
      <Page messages={[copied]} duration={300} />
      <Page messages={[other]} duration={300} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    // The notice of the other region comes later and stays as long: when it is gone, this one would be too.
    const anotherComesAndGoes = async () => {
      await fireEvent.click(canvas.getByRole("button", { name: `Mostrar: ${other.message}` }));
      await waitFor(() => expect(canvas.queryByText(other.message)).toBeNull());
    };
    await userEvent.click(canvas.getByRole("button", { name: `Mostrar: ${copied.message}` }));
    const notice = canvas.getByText(copied.message);
    await userEvent.hover(notice);
    await anotherComesAndGoes();
    await expect(notice).toBeVisible();

    canvas.getByRole("button", { name: "Fechar aviso" }).focus();
    await userEvent.unhover(notice);
    await anotherComesAndGoes();
    await expect(notice).toBeVisible();

    canvas.getByRole("button", { name: "Fechar aviso" }).blur();
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
});

export const AboveADialog = meta.story({
  render: () => <Page messages={[copied]} inDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Mostrar/ }));
    const notice = canvas.getByText(copied.message);
    await waitFor(() => expect(notice).toBeVisible());
    // What is inert is never found under a point, so the notice alone is asked whether it is in the top layer.
    await expect(notice.closest(":popover-open")).not.toBeNull();
  },
});

export const LongestText = meta.story({
  render: () => (
    <Page messages={[{ ...failed, title: "Não foi possível salvar o endereço do Maximiliano Bartolomeu Terceiro" }]} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
});
