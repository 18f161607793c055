import preview from "@petbox/storybook/preview";
import { type ReactNode, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Countdown } from "./Countdown.tsx";
import { listenTo } from "./heard.ts";

const meta = preview.meta({
  component: Countdown,
  title: "Componentes/Status/Countdown",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Conta os segundos até zero, dentro de uma frase ou sozinho, e avisa uma vez quando acaba. Não perde o passo se a página dorme. Só ele se redesenha a cada segundo.",
      synonyms: ["contagem regressiva", "timer", "relógio"],
      changes: { "0.2.0": "A partir de uma hora, mostra as horas: “1:00:00”." },
      alternatives: {
        PaymentCountdown: "se espera a resposta de um pagamento",
        ProgressBar: "o que avança não é o tempo",
      },
      keyboard: {},
      announcements: [
        "com 60, 30 e 10 segundos: “Faltam 30 segundos”",
        "entre um e outro, nada: contar em voz alta seria um tormento",
        "o relógio pode ser lido a qualquer hora: “1:00, temporizador”",
      ],
    },
  },
  args: { seconds: 60, now: () => 0, onEnd: fn() },
});

export const Clock = meta.story({
  name: "Relógio",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("1:00");
  },
});

export const InASentence = meta.story({
  name: "Numa frase",
  args: { seconds: 45, format: (left) => `${left} segundos restantes...` },
  render: (args) => (
    <Text weight="semibold">
      <Countdown {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("45 segundos restantes...");
    // Sixty seconds were never left, so they are not announced.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

/** A clock that makes each second last a millisecond. */
function hastyClock() {
  let looks = -1;
  return () => {
    looks += 1;
    return looks === 0 ? 0 : looks * 1000 - 1;
  };
}

/** Starts on request, so that no announcement is missed. */
function Startable({ children }: { children: () => ReactNode }) {
  const [started, setStarted] = useState(false);
  if (started) return children();
  return (
    <Button variant="secondary" onClick={() => setStarted(true)}>
      Passar um minuto
    </Button>
  );
}

export const SaysThreeThingsInAMinute = meta.story({
  name: "Em um minuto, fala três vezes",
  render: (args) => <Startable>{() => <Countdown {...args} now={hastyClock()} />}</Startable>,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const shown = listenTo(canvas.getByRole("timer"));
    const heard = listenTo(canvas.getByRole("status"));
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("0:00"));
    await expect(shown.length).toBeGreaterThan(20);
    await expect(heard.at(-1)).toBe("Faltam 10 segundos");
    for (const text of heard) await expect(text).toMatch(/^Faltam (?:60|30|10) segundos$/);
    await expect(heard.length).toBeLessThanOrEqual(3);
    await expect(canvas.getByRole("timer")).toHaveAttribute("aria-live", "off");
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
});

export const OwnThresholds = meta.story({
  name: "Fala quando se pede",
  render: (args) => (
    <Countdown
      {...args}
      seconds={5}
      now={hastyClock()}
      announceAt={[2, 1]}
      announce={(left) => (left === 1 ? "Último segundo" : `Só mais ${left}`)}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("0:00"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Último segundo");
  },
});

export const NothingToCount = meta.story({
  name: "Tempo que não existe",
  args: { seconds: -5 },
  render: (args) => (
    <Text>
      <Countdown {...args} /> · <Countdown {...args} seconds={Number.NaN} />
    </Text>
  ),
  play: async ({ canvas, args }) => {
    for (const timer of canvas.getAllByRole("timer")) await expect(timer).toHaveTextContent("0:00");
    for (const status of canvas.getAllByRole("status")) await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(2));
  },
});

export const LongestText = meta.story({
  args: {
    seconds: 86_399,
    format: (left) => `Faltam ${left} segundos para o pagamento de R$ 12.345,67 do Maximiliano Bartolomeu Terceiro`,
  },
});

export const Dark = InASentence.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
