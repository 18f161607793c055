import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { FunnelHeader } from "./FunnelHeader.tsx";

const meta = preview.meta({
  component: FunnelHeader,
  title: "Componentes/Navegação/FunnelHeader",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "O cabeçalho dos passos da assinatura: onde se está e a ajuda, que abre em outra aba para que nada do que foi preenchido se perca. Nada mais para apertar. StepLayout já o traz.",
      synonyms: ["cabeçalho do funil"],
      alternatives: {
        Header: "é uma página do site ou da área do assinante",
        StepLayout: "é um passo inteiro",
      },
      keyboard: {
        Tab: "Passa da página inicial à ajuda.",
        Enter: "Segue o link.",
      },
      announcements: ["“cabeçalho do site”", "“PetBox, página inicial, link”", "“Ajuda (abre em outra aba), link”"],
    },
  },
  args: { helpHref: "https://ajuda.petbox.example/" },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole("link", { name: "PetBox, página inicial" });
    const help = canvas.getByRole("link", { name: "Ajuda (abre em outra aba)" });
    await expect(home).toHaveAttribute("href", "/");
    await expect(help).toHaveAttribute("href", "https://ajuda.petbox.example/");
    await expect(help).toHaveAttribute("target", "_blank");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await expect(help).toHaveFocus();
  },
});

export const States = meta.story({
  parameters: { pseudo: { hover: ["a[target]"], focusVisible: ["a[aria-label]"] } },
});

export const Pressed = meta.story({
  name: "Apertado",
  parameters: { pseudo: { active: ["a"], focusVisible: ["a[target]"] } },
});

export const LongestText = meta.story({
  args: { texts: { helpLabel: "Ajuda com a assinatura do Maximiliano Bartolomeu" } },
});

export const OwnLogo = meta.story({
  name: "Com outra marca",
  args: { logo: <strong>Acme</strong>, texts: { homeLabel: "Acme, página inicial" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Acme, página inicial" })).toHaveTextContent("Acme");
    await expect(canvas.queryByText("PetBox")).toBeNull();
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
