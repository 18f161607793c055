import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { FunnelProgress } from "./FunnelProgress.tsx";

const meta = preview.meta({
  component: FunnelProgress,
  title: "Componentes/Navegação/FunnelProgress",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Em que passo da assinatura se está, e quantos faltam: um segmento por passo, e a pata no de agora. StepLayout já a traz.",
      instead: {
        ProgressBar: "o que avança é uma medida, e não passos",
        Timeline: "cada etapa tem nome e data",
        Countdown: "é o tempo que passa",
      },
      keyboard: {},
      heard: ["“Seu progresso, barra de progresso, Passo 4 de 11”"],
    },
  },
  args: { step: 4, total: 11 },
});

export const Halfway = meta.story({
  name: "Na metade",
  parameters: { spec: ["FUN-104"] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Seu progresso" });
    await expect(bar).toHaveAttribute("aria-valuenow", "4");
    await expect(bar).toHaveAttribute("aria-valuemax", "11");
    await expect(bar).toHaveAttribute("aria-valuetext", "Passo 4 de 11");
    await expect(canvas.getByText("4 de 11")).toBeVisible();
  },
});
export const First = meta.story({ name: "No começo", args: { step: 1 } });
export const Last = meta.story({ name: "No fim", args: { step: 11 } });

export const OtherWords = meta.story({
  name: "Com outras palavras",
  args: { texts: { countText: () => "Quase lá", valueText: () => "Passo 10, quase lá" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Quase lá")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Passo 10, quase lá");
  },
});

export const EveryStep = meta.story({
  name: "Todos os passos",
  render: (args) => (
    <Stack>
      {[0, 1, 4, 10, 11].map((step) => (
        <FunnelProgress key={step} {...args} step={step} texts={{ label: `Passo ${step}` }} />
      ))}
    </Stack>
  ),
});

export const LongestText = meta.story({ args: { step: 23, total: 24 } });

export const Dark = EveryStep.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
