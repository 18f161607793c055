import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = preview.meta({
  component: ProgressBar,
  title: "Componentes/Status/ProgressBar",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Quanto já andou de algo que tem começo e fim conhecidos. O nome diz o mesmo em palavras, porque a barra sozinha não conta o que avança.",
      synonyms: ["barra de progresso", "progress"],
      alternatives: {
        FunnelProgress: "são os passos da assinatura",
        Spinner: "não se sabe quanto falta",
        Countdown: "o que corre é o tempo",
      },
      keyboard: {},
      announcements: ["“3 de 5 fotos enviadas, barra de progresso, 60%”"],
    },
  },
  args: { label: "3 de 10 fotos enviadas", value: 3, max: 10 },
});

export const Underway = meta.story({
  name: "Em andamento",
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "3 de 10 fotos enviadas" });
    await expect(bar).toHaveAttribute("value", "3");
    await expect(bar).toHaveAttribute("max", "10");
  },
});

export const Values = meta.story({
  name: "Do começo ao fim",
  render: () => (
    <Stack>
      {[0, 1, 50, 99, 100].map((value) => (
        <div key={value}>
          <Text size="small" tone="soft">{`${value}%`}</Text>
          <ProgressBar label={`${value}% enviado`} value={value} />
        </div>
      ))}
    </Stack>
  ),
});

export const OutOfRange = meta.story({
  name: "Valor que não existe",
  render: () => (
    <Stack>
      <ProgressBar label="Além do fim" value={14} max={10} />
      <ProgressBar label="Antes do começo" value={-3} max={10} />
      <ProgressBar label="Não é um número" value={Number.NaN} max={10} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Além do fim" })).toHaveAttribute("value", "10");
    await expect(canvas.getByRole("progressbar", { name: "Antes do começo" })).toHaveAttribute("value", "0");
    await expect(canvas.getByRole("progressbar", { name: "Não é um número" })).toHaveAttribute("value", "0");
  },
});

export const Dark = Values.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = Values.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
