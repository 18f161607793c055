import preview from "@petbox/storybook/preview";
import { useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { listenTo } from "../../status/Countdown/heard.ts";
import { PaymentCountdown, type PaymentCountdownProps } from "./PaymentCountdown.tsx";

const meta = preview.meta({
  component: PaymentCountdown,
  title: "Componentes/Pagamento/PaymentCountdown",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "A espera pela resposta de um pagamento: um anel que se esgota e os segundos que restam. Não tem relógio: a página diz quantos segundos passaram.",
      synonyms: ["contagem do pagamento", "prazo"],
      alternatives: {
        Countdown: "é só um tempo que corre, dentro de uma frase",
        LoadingOverlay: "a espera é curta e não se sabe quanto dura",
        ResultCard: "a resposta chegou",
      },
      keyboard: {},
      announcements: [
        "no começo: “Isso pode levar até 60 segundos”",
        "com 30 e com 10 segundos: “Faltam menos de 31 segundos”",
        "no fim: “O tempo de espera terminou”",
        "o anel e o número não são lidos",
      ],
    },
  },
  args: { elapsedSeconds: 0 },
});

export const Beginning = meta.story({
  name: "No começo",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("60")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Isso pode levar até 60 segundos");
  },
});

export const Middle = meta.story({
  name: "No meio",
  args: { elapsedSeconds: 37 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("23")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Faltam menos de 31 segundos");
  },
});

export const LastSecond = meta.story({
  name: "Último segundo",
  args: { elapsedSeconds: 59 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("segundo")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Faltam menos de 11 segundos");
  },
});

export const Over = meta.story({
  name: "Acabou",
  args: { elapsedSeconds: 75 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("O tempo de espera terminou");
  },
});

/** A countdown whose seconds end immediately after the start. */
function HastyWait(props: PaymentCountdownProps) {
  const [second, setSecond] = useState(0);
  useEffect(() => {
    if (second === 0 || second >= 60) return;
    const timer = setTimeout(() => setSecond(second + 1));
    return () => clearTimeout(timer);
  }, [second]);
  return (
    <Stack>
      <PaymentCountdown {...props} elapsedSeconds={second} />
      <Button variant="secondary" onClick={() => setSecond(1)}>
        Passar um minuto
      </Button>
    </Stack>
  );
}

export const SaysFourThings = meta.story({
  name: "Em um minuto, fala quatro vezes",
  render: (args) => <HastyWait {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heard = listenTo(canvas.getByRole("status"));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByText("0")).toBeVisible());
    await expect(heard).toEqual([
      "Isso pode levar até 60 segundos",
      "Faltam menos de 31 segundos",
      "Faltam menos de 11 segundos",
      "O tempo de espera terminou",
    ]);
  },
});

export const NotANumber = meta.story({
  name: "Tempo que não existe",
  args: { elapsedSeconds: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("60")).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    elapsedSeconds: 1,
    totalSeconds: 86_400,
    texts: {
      label: "Esperando a resposta do banco para o pagamento de R$ 12.345,67 do Maximiliano Bartolomeu Terceiro",
      announce: (left, total) => (left === total ? "Começou" : "Falta pouco"),
      unit: (left) => (left === 1 ? "seg." : "segs."),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("86399")).toBeVisible();
    await expect(canvas.getByText("segs.")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Começou");
  },
});

export const Dark = Middle.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
