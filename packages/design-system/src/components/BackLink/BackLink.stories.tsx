import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BackLink } from "./BackLink.tsx";

const back = fn();
const meta = preview.meta({ component: BackLink, title: "Componentes/Navegação/BackLink", args: { href: "#antes" } });

export const Address = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Voltar" })).toHaveAttribute("href", "#antes");
  },
});

export const Action = meta.story({
  render: () => <BackLink onBack={back} label="Voltar para os planos" />,
  beforeEach: () => {
    back.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Voltar para os planos" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(back).toHaveBeenCalledTimes(1);
  },
});
