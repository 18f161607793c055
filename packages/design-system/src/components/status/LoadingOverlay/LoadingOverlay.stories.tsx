import { largeLetters } from "@petbox/storybook/largeLetters";
import preview from "@petbox/storybook/preview";
import { createRef, useEffect, useState } from "react";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const meta = preview.meta({
  component: LoadingOverlay,
  title: "Componentes/Status/LoadingOverlay",
  parameters: {
    componentNotes: {
      purpose:
        "Segura a página enquanto algo é salvo e não pode ser feito duas vezes: nenhum toque e nenhuma tecla passam. Abra só quando for preciso bloquear, e feche assim que houver resposta. Com `onTimeUp`, dura dois segundos e avisa uma vez. Com `delay`, o que termina logo não pisca na tela.",
      synonyms: ["carregando", "véu"],
      alternatives: {
        Button: "com `pending`, quando basta que o botão não seja apertado de novo",
        Skeleton: "é o conteúdo que ainda não chegou",
        PaymentCountdown: "se sabe quanto a espera pode durar",
      },
      keyboard: {
        Esc: "Nada: a espera só acaba quando o trabalho acaba. Depois, o foco volta aonde estava.",
      },
      announcements: ["“Carregando, diálogo”", "e o que vier com ela: “Não feche esta página.”"],
    },
    docs: { story: { inline: false, height: "420px" } },
  },
  args: { open: true },
});

const element = createRef<HTMLDialogElement>();

export const Default = meta.story({
  name: "Carregando",
  args: { ref: element, className: "of-the-page", id: "saving" },
  parameters: { spec: ["FUN-348"] },
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole("dialog", { name: "Carregando" });
    await expect(overlay).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Carregando");
    await expect(element.current).toBe(overlay);
    await expect(overlay).toHaveClass("of-the-page");
    await expect(overlay).toHaveAttribute("id", "saving");
  },
});

export const WithWords = meta.story({
  name: "Com outras palavras",
  args: { title: "Processando o pagamento", children: "Não feche esta página." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Processando o pagamento" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Não feche esta página.");
  },
});

export const Patient = meta.story({
  name: "Com paciência: só o que demora",
  args: { delay: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(await canvas.findByRole("dialog", { name: "Carregando" })).toBeVisible();
  },
});

export const DoneInTime = meta.story({
  name: "Com paciência: o que termina logo não pisca",
  render: () => <QuickSave />,
  play: async ({ canvas, userEvent }) => {
    const shows = spyOn(HTMLDialogElement.prototype, "showModal");
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(await canvas.findByText("Salvo")).toBeVisible();
    await expect(shows).not.toHaveBeenCalled();
    shows.mockRestore();
    await expect(canvas.getByRole("button", { name: "Salvar" })).toHaveFocus();
  },
});

function QuickSave() {
  const [work, setWork] = useState<"none" | "open" | "done">("none");
  useEffect(() => {
    if (work === "open") void Promise.resolve().then(() => setWork("done"));
  }, [work]);
  return (
    <Stack align="start">
      <Button onClick={() => setWork("open")}>Salvar</Button>
      <Text>{work === "done" ? "Salvo" : ""}</Text>
      <LoadingOverlay open={work === "open"} delay={10_000} />
    </Stack>
  );
}

const press = fn();
const timeUp = fn();

function Saving() {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>Salvar</Button>
      <Button onClick={press}>Voltar</Button>
      <LoadingOverlay
        open={open}
        onTimeUp={() => {
          timeUp();
          setOpen(false);
        }}
      />
    </Stack>
  );
}

export const BlocksUntilTheEnd = meta.story({
  name: "Segura a página por dois segundos",
  parameters: { spec: ["FUN-364"] },
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    timeUp.mockClear();
    const timer = spyOn(window, "setTimeout");
    const save = canvas.getByRole("button", { name: "Salvar" });
    const back = canvas.getByRole("button", { name: "Voltar" });
    await userEvent.click(save);
    const [whenTimeIsUp] = timer.mock.calls.find(([, wait]) => wait === 2000) ?? [];
    timer.mockRestore();

    const overlay = canvas.getByRole("dialog");
    const { x, y } = back.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 4, y + 4)).toBe(overlay);
    overlay.dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(overlay).toBeVisible();
    await expect(timeUp).not.toHaveBeenCalled();

    await expect(whenTimeIsUp).toBeInstanceOf(Function);
    if (typeof whenTimeIsUp === "function") whenTimeIsUp();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(timeUp).toHaveBeenCalledTimes(1);
    await expect(save).toHaveFocus();
  },
});

export const LongestText = meta.story({
  args: {
    title: "Salvando os dados do Maximiliano Bartolomeu Terceiro",
    children: "Isso pode levar até um minuto. Não feche nem atualize esta página.",
  },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
});

export const Dark = WithWords.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });

export const LargeLetters = meta.story({
  name: "Letras no dobro do tamanho, no celular mais estreito: a palavra cabe inteira",
  globals: { viewport: { value: "narrow" } },
  beforeEach: largeLetters,
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole("dialog").getBoundingClientRect();
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText("Carregando"));
    const lines = word.getClientRects();
    await expect(lines).toHaveLength(1);
    await expect(lines[0]?.left).toBeGreaterThanOrEqual(overlay.left);
    await expect(lines[0]?.right).toBeLessThanOrEqual(overlay.right);
    await expect(overlay.left).toBeGreaterThanOrEqual(16);
  },
});
