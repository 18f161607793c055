import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { CopyButton } from "./CopyButton.tsx";

const meta = preview.meta({
  component: CopyButton,
  title: "Componentes/Ações/CopyButton",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Copia um código e diz que copiou, aos olhos e aos ouvidos. Quando o navegador recusa ou não responde, mostra o texto selecionado, para copiar à mão.",
      synonyms: ["copiar", "clipboard"],
      alternatives: {
        Button: "faz qualquer outra coisa",
        ShareButton: "o texto vai para outra pessoa",
      },
      keyboard: {
        "Enter ou Espaço": "Copia. O foco fica no botão.",
        Tab: "Passa ao próximo.",
      },
      announcements: [
        "“Copiar cupom, botão”; o nome não muda",
        "depois de copiar: “Copiado!”; com `copySilently`, quem avisa é a página",
        "quando não deu: “Não deu para copiar”; com `copySilently` e `onCopyFailed`, quem avisa é a página",
      ],
    },
  },
  args: { text: "AUMIGO10", label: "Copiar cupom", onCopied: fn(), onCopyFailed: fn() },
});

export const Copies = meta.story({
  name: "Copia",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const button = canvas.getByRole("button", { name: "Copiar cupom" });
    await document.fonts.ready;
    const { offsetWidth: width } = button;
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith("AUMIGO10");
    await expect(canvas.getByRole("status")).toHaveTextContent("Copiado!");
    // The button does not move under the finger, and keeps its name: read again, it would repeat the confirmation.
    await expect(button.offsetWidth).toBe(width);
    await expect(button).toHaveAccessibleName("Copiar cupom");
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    write.mockRestore();
  },
});

export const ToldByThePage = meta.story({
  name: "A página avisa: o botão só mostra",
  args: { copySilently: true },
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const button = canvas.getByRole("button", { name: "Copiar cupom" });
    await userEvent.click(button);
    await expect(await within(button).findByText("Copiado!")).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^$/);
    write.mockRestore();
  },
});

export const CopiedAgain = meta.story({
  name: "Copia outra vez",
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const button = canvas.getByRole("button", { name: "Copiar cupom" });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copiado!"));
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(canvas.getByRole("status").textContent));
    observer.observe(canvas.getByRole("status"), { childList: true, subtree: true });
    await userEvent.click(button);
    await waitFor(() => expect(heard).toEqual(["Copiado!"]));
    observer.disconnect();
    write.mockRestore();
  },
});

export const InOnePlace = meta.story({
  name: "A resposta fica na altura do texto que ela troca",
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const button = canvas.getByRole("button", { name: "Copiar cupom" });
    const before = middleOf(within(button).getByText("Copiar cupom"));
    await userEvent.click(button);
    const answer = await within(button).findByText("Copiado!");
    await expect(Math.abs(middleOf(answer) - before)).toBeLessThan(1);
    write.mockRestore();
  },
});

export const Refused = meta.story({
  name: "Cópia recusada",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copiar cupom" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Não deu para copiar");
    await expect(args.onCopyFailed).toHaveBeenCalledTimes(1);
    await expect(args.onCopied).not.toHaveBeenCalled();
    const byHand = canvas.getByRole<HTMLInputElement>("textbox", { name: "O navegador não deixou. Copie daqui:" });
    await expect(byHand).toHaveFocus();
    await expect(byHand.value.slice(byHand.selectionStart ?? 0, byHand.selectionEnd ?? 0)).toBe("AUMIGO10");
    write.mockRestore();
  },
});

export const CopiedAfterRefusal = meta.story({
  name: "Cópia recusada, e aceita na segunda vez",
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copiar cupom" }));
    await expect(await canvas.findByRole("textbox")).toBeVisible();
    write.mockResolvedValue();
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
    write.mockRestore();
  },
});

export const RefusedLongText = meta.story({
  name: "Cópia recusada, largura toda",
  args: { fullWidth: true, label: "Copiar PIX", text: "00020126580014br.gov.bcb.pix0136".repeat(4) },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const byHand = await canvas.findByRole("textbox");
    await expect(byHand.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await expect(byHand.offsetWidth).toBe(button.offsetWidth);
    write.mockRestore();
  },
});

export const RefusedInSilence = meta.story({
  name: "Cópia recusada: a página avisa, se pediu para saber",
  args: { copySilently: true },
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copiar cupom" }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^$/);
    write.mockRestore();
  },
});

export const FullWidth = meta.story({
  name: "Largura toda",
  args: { fullWidth: true, variant: "primary", label: "Copiar PIX" },
});

export const WithTheKeyboard = meta.story({
  name: "Pelo teclado",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button")).toHaveFocus();
    write.mockRestore();
  },
});

export const States = meta.story({
  render: () => (
    <Inline>
      {everyPointerState.map((state) => (
        <CopyButton key={state} text="AUMIGO10" label={`Copiar (${pointerStates[state]})`} id={state} />
      ))}
    </Inline>
  ),
  parameters: { pseudo: { hover: ["#hover"], focusVisible: ["#focus"], active: ["#active"] } },
});

export const LongestText = meta.story({
  args: { fullWidth: true, label: "Copiar o código do PIX de R$ 12.345,67 do Maximiliano Bartolomeu Terceiro" },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
