import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FunnelFooter } from "./FunnelFooter.tsx";

const meta = preview.meta({ component: FunnelFooter, title: "Componentes/Navegação/FunnelFooter" });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getByRole("link", { name: /Termos de uso/ });
    await expect(terms).toHaveAttribute("href", "/termos-de-uso");
    await expect(terms).toHaveAttribute("target", "_blank");
  },
});
