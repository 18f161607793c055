import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../Stack/index.ts";
import { Accordion } from "./Accordion.tsx";

const meta = preview.meta({
  component: Accordion,
  title: "Fundamentos/Accordion",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Guarda o que só alguns querem ler: a resposta de uma pergunta, as regras, o resto de uma lista. O título diz o que há dentro. O que todos precisam ler, como um preço, fica fora dele.",
      synonyms: ["acordeão", "sanfona", "collapse", "disclosure", "FAQ"],
      alternatives: {
        Tabs: "são vistas do mesmo assunto, e uma está sempre aberta",
        Dialog: "a pessoa precisa responder antes de seguir",
      },
      keyboard: {
        Tab: "Leva ao título; aberto, segue para os links de dentro.",
        "Enter ou Espaço": "Abre e fecha.",
      },
      announcements: ["“Posso cancelar quando quiser?, recolhido”", "aberto, “expandido”, e o texto vem em seguida"],
    },
  },
  args: {
    title: "Posso cancelar quando quiser?",
    children: "Pode. No plano mensal não há multa; no semestral e no anual, é de 10% do valor dos meses que faltam.",
    onToggle: fn(),
  },
});

const answer = /No plano mensal não há multa/;

export const Plain = meta.story({
  name: "Como um link",
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByText("Posso cancelar quando quiser?");
    await expect(canvas.getByText(answer)).not.toBeVisible();
    await userEvent.click(title);
    await expect(canvas.getByText(answer)).toBeVisible();
    await expect(title.closest("summary")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(title);
    await expect(canvas.getByText(answer)).not.toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalled());
  },
});

export const AsCard = meta.story({ name: "Cartão", args: { variant: "card" } });

export const Divided = meta.story({
  name: "Linhas",
  args: { variant: "divided" },
  render: (args) => (
    <div>
      <Accordion {...args} />
      <Accordion {...args} title="Quando a caixa chega?">
        Até 7 dias depois do envio.
      </Accordion>
    </div>
  ),
});

export const OneAtATime = meta.story({
  name: "Uma aberta por vez",
  args: { name: "perguntas", variant: "card" },
  render: (args) => (
    <Stack gap="s3">
      <Accordion {...args} />
      <Accordion {...args} title="Quando a caixa chega?">
        Até 7 dias depois do envio.
      </Accordion>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Posso cancelar quando quiser?"));
    await expect(canvas.getByText(answer)).toBeVisible();
    await userEvent.click(canvas.getByText("Quando a caixa chega?"));
    await waitFor(() => expect(canvas.getByText(answer)).not.toBeVisible());
    await expect(canvas.getByText("Até 7 dias depois do envio.")).toBeVisible();
  },
});

export const Opened = meta.story({
  name: "Já aberta",
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answer)).toBeVisible();
  },
});

export const WithTheKeyboard = meta.story({
  name: "Pelo teclado",
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText("Posso cancelar quando quiser?").closest("summary")).toHaveFocus();
  },
});

/** Its title follows a choice. */
function Recounted() {
  const [count, setCount] = useState(2);
  return (
    <Stack align="start">
      <Button onClick={() => setCount(count + 1)}>Mais uma</Button>
      <Accordion title={`Outras ${count} perguntas`}>Pergunte no chat.</Accordion>
    </Stack>
  );
}

export const TitleChanges = meta.story({
  name: "O título muda, também numa página traduzida",
  render: () => <Recounted />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mais uma" }));
    await expect(canvas.getByText("Outras 3 perguntas")).toBeVisible();
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap="s3">
      {(["plain", "card", "divided"] as const).flatMap((variant) =>
        everyPointerState.map((state) => (
          <Accordion
            key={variant + state}
            {...args}
            title={`Posso cancelar? (${pointerStates[state]})`}
            variant={variant}
            className={state}
          />
        )),
      )}
    </Stack>
  ),
  parameters: {
    pseudo: { hover: [".hover summary"], focusVisible: [".focus summary"], active: [".active summary"] },
  },
});

export const LongestText = meta.story({
  args: {
    open: true,
    variant: "card",
    title: "O que acontece com a assinatura do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti?",
    children: "Maximilianobartolomeuterceirodealbuquerquecavalcanti".repeat(3),
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
export const ReducedMotion = Opened.extend({
  globals: { motion: "reduced" },
  play: async ({ canvasElement }) => {
    const sign = canvasElement.querySelector("summary svg") ?? canvasElement;
    await waitFor(() => expect(getComputedStyle(sign).transitionDuration).toBe("1e-05s"));
  },
});
