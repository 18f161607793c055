import { ArrowRight } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = preview.meta({
  component: LinkButton,
  title: "Componentes/Ações/LinkButton",
  parameters: { layout: "padded" },
  args: { href: "#assine", children: "Assinar agora" },
});

export const Primary = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Assinar agora" });
    await expect(link).toHaveAttribute("href", "#assine");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});
export const Secondary = meta.story({ args: { variant: "secondary" } });
export const Quiet = meta.story({ args: { variant: "quiet", endIcon: <ArrowRight aria-hidden /> } });
export const Large = meta.story({ args: { size: "large", fullWidth: true } });
export const LongestText = meta.story({
  args: { children: "Conhecer todos os planos da assinatura para o Maximiliano Bartolomeu Terceiro" },
});
