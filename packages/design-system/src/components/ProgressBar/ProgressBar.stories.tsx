import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = preview.meta({
  component: ProgressBar,
  title: "Componentes/Status/ProgressBar",
  parameters: { layout: "padded" },
  args: { label: "Etapa 3 de 10", value: 3, max: 10 },
});

export const Underway = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Etapa 3 de 10" });
    await expect(bar).toHaveAttribute("value", "3");
    await expect(bar).toHaveAttribute("max", "10");
  },
});

export const Values = meta.story({
  render: () => (
    <Stack>
      {[0, 1, 50, 99, 100].map((value) => (
        <ProgressBar key={value} label={`${value}% enviado`} value={value} />
      ))}
    </Stack>
  ),
});

export const OutOfRange = meta.story({
  args: { value: 14 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "10");
  },
});
