import preview from "@petbox/storybook/preview";
import { Leaf } from "lucide-react";
import { expect, within } from "storybook/test";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { FunnelProgress } from "./FunnelProgress.tsx";

const phases = [
  { name: "Seu pet", steps: 5 },
  { name: "Sua caixa", steps: 4 },
  { name: "Entrega e pagamento", steps: 2 },
];

const meta = preview.meta({
  component: FunnelProgress,
  title: "Componentes/Navegação/FunnelProgress",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "A pata se troca para a marca toda em emblem, do ThemeRoot." },
      purpose:
        "Em que parte da assinatura se está, pelo nome, e quanto falta: uma barra por parte, cheia até o passo de agora, onde está a pata, ou o `emblem` do ThemeRoot. Em StepLayout, que já a traz, a pata anda de um passo ao outro.",
      synonyms: ["progresso", "etapas", "stepper"],
      alternatives: {
        ProgressBar: "o que avança é uma medida, e não passos",
        Timeline: "cada etapa tem data",
        Countdown: "é o tempo que passa",
      },
      keyboard: {},
      announcements: [
        "“Seu progresso, lista, 3 itens”",
        "“etapa atual, Seu progresso, barra de progresso, Passo 4 de 11, Seu pet”",
      ],
    },
  },
  args: { step: 4, phases },
});

export const Halfway = meta.story({
  name: "Na metade",
  args: { step: 7 },
  parameters: { spec: ["FUN-104"] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Seu progresso" });
    await expect(bar).toHaveAttribute("aria-valuenow", "7");
    await expect(bar).toHaveAttribute("aria-valuemax", "11");
    await expect(bar).toHaveAttribute("aria-valuetext", "Passo 7 de 11");
    const items = within(canvas.getByRole("list", { name: "Seu progresso" })).getAllByRole("listitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual(phases.map(({ name }) => name));
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    await expect(items[1]).toContainElement(bar);
    // Full before the paw, empty after it.
    const done = items.map((item) => item.querySelectorAll("[data-done]").length);
    await expect(done).toEqual([5, 2, 0]);
    await expect(bar.querySelectorAll("[data-done]")[1]?.querySelector("svg")).toBeVisible();
  },
});
export const First = meta.story({ name: "No começo", args: { step: 1 } });
export const Last = meta.story({
  name: "No fim",
  args: { step: 11 },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");
    await expect(current.map(({ textContent }) => textContent)).toEqual(["Entrega e pagamento"]);
  },
});

export const OnAPhone = meta.story({
  name: "No celular: os três nomes inteiros, ao lado da volta",
  args: { style: { width: "196px" } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    for (const { name } of phases) {
      const { scrollWidth, clientWidth } = canvas.getByText(name);
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
    await expect(canvas.getByRole("list").getBoundingClientRect().height).toBeLessThanOrEqual(64);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OtherWords = meta.story({
  args: { texts: { label: "Assinatura do Bob", valueText: () => "Passo 10, quase lá" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Assinatura do Bob" });
    await expect(bar).toHaveAttribute("aria-valuetext", "Passo 10, quase lá");
  },
});

export const EveryStep = meta.story({
  name: "Todos os passos",
  render: (args) => (
    <Stack>
      {[1, 4, 5, 6, 10, 11].map((step) => (
        <FunnelProgress key={step} {...args} step={step} texts={{ label: `Passo ${step}` }} />
      ))}
    </Stack>
  ),
});

export const OwnEmblem = Halfway.extend({
  name: "Com o emblema da marca no lugar da pata",
  render: (args) => (
    <ThemeRoot emblem={Leaf}>
      <FunnelProgress {...args} />
    </ThemeRoot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar").querySelector(".lucide-leaf")).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: { step: 23, phases: [...phases, { name: "Confirmação do endereço de cobrança", steps: 13 }] },
});

export const Dark = EveryStep.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });

export const ReducedMotion = Halfway.extend({
  globals: { motion: "reduced" },
  render: (args) => (
    <div data-way="on">
      <FunnelProgress {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const paw = canvasElement.querySelector("svg");
    const { animationName, animationDuration } = getComputedStyle(paw ?? canvasElement);
    await expect(animationName).not.toBe("none");
    await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.001);
  },
});
