import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fireEvent, spyOn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { listenTo } from "../../status/Countdown/heard.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { createToaster, type ToastMessage } from "./createToaster.ts";
import { ToastRegion, toastDuration } from "./ToastRegion.tsx";

const meta = preview.meta({
  component: ToastRegion,
  title: "Componentes/Avisos e estados/Toast",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um recado curto que passa: confirma o que acabou de ser feito e some em cinco segundos. `createToaster` faz o mensageiro, um por aplicação, e quem o tem mostra recados de qualquer lugar; `ToastRegion` é onde eles aparecem, uma só vez na página. Parados sob o ponteiro, com o foco ou em uma aba que não se vê, esperam. O mesmo recado não se empilha, e nunca há mais de três. Com um Dialog aberto ele aparece por cima, mas só para os olhos: fora do Dialog nada recebe o toque nem é lido. Feche o Dialog antes de mostrá-lo, ou diga ali dentro.",
      synonyms: ["notificação", "notification", "snackbar"],
      alternatives: {
        Alert:
          "é preciso ler para seguir, ou a mensagem tem um link: cinco segundos não bastam; ou o que há a dizer acontece com um Dialog aberto: ponha-o dentro dele",
        ConfirmDialog: "se espera uma resposta",
        CopyButton: "só copia: ele mesmo diz que copiou",
      },
      keyboard: {
        Tab: "Chega ao botão de fechar de cada recado; enquanto o foco está em um, nenhum some.",
        "Enter ou Espaço": "Fecha o recado; o foco vai ao próximo, ou volta para onde estava.",
      },
      announcements: [
        "quando aparece, sem interromper e sem levar o foco: “Sucesso, imagem, Cupom copiado com sucesso!”",
        "uma só região, “Avisos”, diz todos: só o que é novo é lido",
        "“Fechar aviso, botão”",
      ],
    },
    docs: { story: { inline: false, height: "420px" } },
  },
  args: { toaster: createToaster() },
});

/** Long enough to be reviewed. */
const minutes = 600_000;

interface PageProps {
  messages: readonly ToastMessage[];
  duration?: number;
  inDialog?: boolean;
}

/** A page with one button a notice, below the region. */
function Page({ messages, duration = minutes, inDialog = false }: PageProps) {
  const [toaster] = useState(createToaster);
  const buttons = (
    <Stack align="start" style={{ paddingBlockStart: inDialog ? 0 : "18rem" }}>
      {messages.map((message) => (
        <Button key={message.description} variant="secondary" onClick={() => toaster.showToast(message)}>
          {`Mostrar: ${message.title ?? message.description}`}
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

const copied: ToastMessage = { tone: "success", description: "Cupom copiado com sucesso!" };
const failed: ToastMessage = {
  tone: "danger",
  title: "Ops...",
  description: "Um erro ocorreu, verifique seus dados e tente novamente.",
};
const delivery: ToastMessage = { tone: "info", description: "A entrega leva até 7 dias." };

export const Shown = meta.story({
  name: "Aparece e é anunciado",
  render: () => <Page messages={[copied, delivery]} />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("status", { name: "Avisos" });
    await expect(region).toBeEmptyDOMElement();
    const heard = listenTo(region);
    const [first, second] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(region).toHaveTextContent("Cupom copiado com sucesso!");
    await expect(first).toHaveFocus();
    if (second) await userEvent.click(second);
    await expect(heard).toEqual(["", copied.description, copied.description + delivery.description]);
    // The one region, which existed before, announces every notice.
    await expect(canvas.getAllByRole("status")).toEqual([region]);
    await expect(region).toHaveAttribute("aria-atomic", "false");
  },
});

export const SuccessAndError = meta.story({
  name: "Sucesso e erro",
  parameters: { spec: ["FUN-347"] },
  render: () => <Page messages={[copied, failed]} />,
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: /^Mostrar/ })) await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("img", { name: "Erro" })).toBeVisible());
  },
});

export const Kinds = meta.story({
  name: "Atenção, informação e pergunta",
  parameters: { spec: ["FUN-347"] },
  render: () => (
    <Page
      messages={[
        { tone: "warning", title: "Assinatura suspensa", description: "O último pagamento não foi aprovado." },
        delivery,
        { tone: "question", description: "Ficou com dúvida? Fale com a gente." },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: /^Mostrar/ })) await userEvent.click(button);
    await expect(canvas.getAllByRole("button", { name: "Fechar aviso" })).toHaveLength(3);
    for (const name of ["Atenção", "Informação", "Pergunta"]) {
      await waitFor(() => expect(canvas.getByRole("img", { name })).toBeVisible());
    }
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  render: function OwnWords() {
    const [toaster] = useState(createToaster);
    return (
      <>
        <ToastRegion
          toaster={toaster}
          duration={minutes}
          texts={{
            label: "Recados",
            dismissLabel: "Já li",
            toneLabel: (tone) => (tone === "success" ? "Deu certo" : tone),
          }}
        />
        <Button onClick={() => toaster.showToast(copied)}>Mostrar</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status", { name: "Recados" })).toHaveTextContent(copied.description);
    await expect(canvas.getByRole("img", { name: "Deu certo" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Já li" })).toBeInTheDocument();
  },
});

export const LeavesByItself = meta.story({
  name: "Some sozinho",
  render: () => <Page messages={[copied]} duration={300} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent(copied.description);
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
});

export const StaysFiveSeconds = meta.story({
  name: "Fica cinco segundos",
  parameters: { spec: ["FUN-363"] },
  render: function StaysFiveSeconds() {
    const [toaster] = useState(createToaster);
    return (
      <>
        <ToastRegion toaster={toaster} />
        <Button onClick={() => toaster.showToast(copied)}>Mostrar</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const timer = spyOn(window, "setTimeout");
    await userEvent.click(canvas.getByRole("button"));
    await expect(timer).toHaveBeenCalledWith(expect.any(Function), 5000);
    timer.mockRestore();
  },
});

export const ClosedByItsReader = meta.story({
  name: "Fecha com o dedo",
  render: () => <Page messages={[failed, copied]} />,
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) await userEvent.click(button);
    const [first] = canvas.getAllByRole("button", { name: "Fechar aviso" });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole("status")).not.toHaveTextContent(failed.description);
    await expect(canvas.getByRole("status")).toHaveTextContent(copied.description);
    // The focus is back where it was, and pauses nothing.
    await expect(canvas.getByRole("button", { name: `Mostrar: ${copied.description}` })).toHaveFocus();
  },
});

export const ClosedWithTheKeyboard = meta.story({
  name: "Fecha com o teclado, um depois do outro",
  render: () => <Page messages={[failed, copied]} />,
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) await userEvent.click(button);
    canvas.getAllByRole("button", { name: "Fechar aviso" })[0]?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).not.toHaveTextContent(failed.description);
    await expect(canvas.getByRole("status")).toHaveTextContent(copied.description);
    await expect(canvas.getByRole("button", { name: "Fechar aviso" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByRole("button", { name: `Mostrar: ${copied.description}` })).toHaveFocus();
  },
});

export const HeldByThePointerAndTheFocus = meta.story({
  name: "Espera sob o ponteiro e com o foco",
  render: () => (
    <>
      <Page messages={[copied]} duration={1_000} />
      <Page messages={[delivery]} duration={1_000} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    // The other region's notice starts later with the same duration: once it is gone, this one would be gone too.
    const anotherComesAndGoes = async () => {
      await fireEvent.click(canvas.getByRole("button", { name: `Mostrar: ${delivery.description}` }));
      await waitFor(() => expect(canvas.queryByText(delivery.description)).toBeNull());
    };
    await userEvent.click(canvas.getByRole("button", { name: `Mostrar: ${copied.description}` }));
    const notice = canvas.getByText(copied.description);
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

export const OthersGoOn = meta.story({
  name: "Fechado um, os outros seguem",
  render: () => <Page messages={[failed, copied]} duration={1_000} />,
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) await userEvent.click(button);
    const [first] = canvas.getAllByRole("button", { name: "Fechar aviso" });
    first?.focus();
    // A touch, which leaves no pointer behind.
    if (first) await fireEvent.click(first, { detail: 1 });
    // The focus left with the closed notice, and no longer pauses the other one.
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
});

export const WaitsInAHiddenTab = meta.story({
  name: "Espera em uma aba que não se vê",
  render: () => <Page messages={[copied]} duration={toastDuration} />,
  play: async ({ canvas, userEvent }) => {
    const timer = spyOn(window, "setTimeout");
    const hidden = spyOn(document, "hidden", "get").mockReturnValue(true);
    await fireEvent(document, new Event("visibilitychange"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByText(copied.description)).toBeInTheDocument();
    await expect(timer).not.toHaveBeenCalledWith(expect.any(Function), toastDuration);
    hidden.mockRestore();
    await fireEvent(document, new Event("visibilitychange"));
    await expect(timer).toHaveBeenCalledWith(expect.any(Function), toastDuration);
    timer.mockRestore();
  },
});

export const AboveADialog = meta.story({
  name: "Acima de uma janela",
  render: () => <Page messages={[copied]} inDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Mostrar/ }));
    const notice = canvas.getByText(copied.description);
    await waitFor(() => expect(notice).toBeVisible());
    // Inert elements are not hit by elementFromPoint, so only the notice is checked for the top layer.
    await expect(notice.closest(":popover-open")).not.toBeNull();
  },
});

export const States = SuccessAndError.extend({
  parameters: {
    pseudo: {
      hover: ["[data-tone=success] button"],
      focusVisible: ["[data-tone=danger] button"],
      active: ["[data-tone=info] button"],
    },
  },
  render: function Noticed() {
    const [toaster] = useState(() => {
      const made = createToaster();
      for (const message of [copied, failed, delivery]) made.showToast(message);
      return made;
    });
    return <ToastRegion toaster={toaster} duration={minutes} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Fechar aviso" })).toHaveLength(3);
  },
});

export const LongestText = meta.story({
  render: () => (
    <Page
      messages={[
        {
          ...failed,
          title: "Não foi possível salvar o endereço do Maximiliano Bartolomeu Terceiro",
          description: `Confira maximiliano${"bartolomeu".repeat(12)}@correspondencia.exemplo.com.br e tente de novo.`,
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const region = canvas.getByRole("status");
    await expect(region.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = Kinds.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Shown.extend({
  name: "Sem movimento",
  globals: { motion: "reduced" },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    const notice = canvas.getByText(copied.description).closest("[data-tone]") ?? document.body;
    await expect(getComputedStyle(notice).animationDuration).toBe("1e-05s");
  },
});
