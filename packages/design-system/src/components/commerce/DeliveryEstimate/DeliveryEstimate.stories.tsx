import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Inline } from "../../foundations/Inline/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { listenTo } from "../../status/Countdown/heard.ts";
import { DeliveryEstimate, type DeliveryEstimateProps } from "./DeliveryEstimate.tsx";

const meta = preview.meta({
  component: DeliveryEstimate,
  title: "Componentes/Comércio/DeliveryEstimate",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Quando a caixa chega e quanto custa o frete. Guarda o lugar desde o começo: espera o CEP, diz que calcula, diz quando não deu e deixa tentar de novo. Nada ao redor se mexe.",
      synonyms: ["prazo", "previsão de entrega", "frete"],
      alternatives: {
        Timeline: "a caixa já saiu e se acompanha o caminho",
        Skeleton: "é outra coisa que ainda não chegou",
      },
      keyboard: {
        Tab: "Passa ao botão de tentar de novo, se não deu.",
        "Enter ou Espaço": "Tenta de novo; o foco fica onde a resposta vai aparecer.",
      },
      announcements: [
        "“Informe o CEP para ver quando a caixa chega.”",
        "cada mudança é dita, sem interromper: “Calculando a entrega…”, depois “Chega entre 03/04 e 06/04, Embalamos em 30/03, Frete Grátis”",
        "“Não conseguimos calcular a entrega agora.”, “Tentar de novo, botão”",
      ],
    },
  },
  args: { estimate: undefined },
});

const known = {
  status: "ready",
  value: {
    shipDate: civilDate(2026, 3, 30),
    start: civilDate(2026, 4, 3),
    end: civilDate(2026, 4, 6),
    freight: cents(0),
  },
} as const;

const failed = (retry: () => void, pending = false) =>
  ({ status: "failed", failure: { kind: "timeout" }, retry, pending }) as const;

export const Waiting = meta.story({
  name: "Esperando o CEP",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Informe o CEP para ver quando a caixa chega.")).toBeVisible();
  },
});

export const Loading = meta.story({
  name: "Calculando",
  args: { estimate: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Calculando a entrega…").parentElement).toHaveAttribute("aria-busy", "true");
  },
});

const retry = fn();

export const Failed = meta.story({
  name: "Não deu",
  args: { estimate: failed(retry) },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Retrying = meta.story({
  name: "Tentando de novo",
  args: { estimate: failed(retry, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Calculando a entrega…").parentElement).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const Undated = meta.story({
  name: "Sem data, e não há o que tentar",
  args: { estimate: { status: "ready", value: { problem: "Não conseguimos dizer o dia da entrega." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Não conseguimos dizer o dia da entrega.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Fails, and succeeds on the second attempt. */
function Retried() {
  const [estimate, setEstimate] = useState<DeliveryEstimateProps["estimate"]>(failed(() => setEstimate(known)));
  return <DeliveryEstimate estimate={estimate} />;
}

export const RetriedWithTheKeyboard = meta.story({
  name: "Tenta de novo com o teclado",
  render: () => <Retried />,
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByText("Não conseguimos calcular a entrega agora.").parentElement;
    if (lines === null) throw new Error("The text has no place.");
    const heard = listenTo(lines);
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Chega entre 03/04 e 06/04")).toBeVisible();
    // The button is gone; the focus is on the result, which was announced.
    await expect(lines).toHaveFocus();
    await expect(lines).toHaveAttribute("aria-live", "polite");
    await expect(heard.at(-1)).toBe("Chega entre 03/04 e 06/04Embalamos em 30/03Frete Grátis");
  },
});

export const Known = meta.story({
  name: "Frete grátis",
  args: { estimate: known },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chega entre 03/04 e 06/04")).toBeVisible();
    await expect(canvas.getByText("Embalamos em 30/03")).toBeVisible();
    await expect(canvas.getByText("Frete Grátis")).toBeVisible();
  },
});

export const WithFreight = meta.story({
  name: "Frete pago",
  args: {
    estimate: {
      status: "ready",
      value: { start: civilDate(2026, 4, 3), end: civilDate(2026, 4, 6), freight: cents(1890) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Frete: R$18,90")).toBeVisible();
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: {
    estimate: known,
    texts: {
      windowText: () => "Chega na semana da Páscoa",
      shipText: () => "Sai na segunda",
      freightText: () => "O frete é por nossa conta",
    },
  },
  play: async ({ canvas }) => {
    for (const text of ["Chega na semana da Páscoa", "Sai na segunda", "O frete é por nossa conta"]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const States = meta.story({
  render: () => (
    <Inline gap="s8">
      {everyPointerState.map((state) => (
        <Stack key={state} gap="s1">
          <Text size="small">{pointerStates[state]}</Text>
          <DeliveryEstimate id={state} estimate={failed(retry)} />
        </Stack>
      ))}
    </Inline>
  ),
  parameters: { pseudo: { hover: ["#hover button"], focusVisible: ["#focus button"], active: ["#active button"] } },
});

export const LongestText = meta.story({
  args: {
    estimate: failed(retry),
    texts: {
      failedText:
        "Não conseguimos calcular a entrega para o Maximiliano Bartolomeu Terceiro na Rua Professora Maria de Lourdes Vieira.",
      retryLabel: "Calcular de novo a entrega do Maximiliano Bartolomeu Terceiro",
    },
  },
});

export const Dark = Known.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
