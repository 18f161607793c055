import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FunnelProgress } from "./FunnelProgress.tsx";

const meta = preview.meta({
  component: FunnelProgress,
  title: "Componentes/Navegação/FunnelProgress",
  args: { step: 4, total: 11 },
});

export const Halfway = meta.story({
  parameters: { spec: ["FUN-104"] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Seu progresso" });
    await expect(bar).toHaveAttribute("aria-valuenow", "4");
    await expect(bar).toHaveAttribute("aria-valuemax", "11");
    await expect(bar).toHaveAttribute("aria-valuetext", "Passo 4 de 11");
    await expect(canvas.getByText("4 de 11")).toBeVisible();
  },
});
export const First = meta.story({ args: { step: 1 } });
export const Last = meta.story({ args: { step: 11 } });
export const Narrow = meta.story({ args: { step: 6 }, globals: { viewport: { value: "mobile1" } } });
