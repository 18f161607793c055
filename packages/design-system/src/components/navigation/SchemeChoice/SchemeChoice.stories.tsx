import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { SchemeChoice } from "./SchemeChoice.tsx";

const meta = preview.meta({
  component: SchemeChoice,
  title: "Componentes/Navegação/SchemeChoice",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "A escolha entre claro e escuro, ou de seguir o aparelho. Vale na hora para a página toda e fica guardada no navegador. Footer já a traz; no caminho da assinatura ela vem em FunnelFooter.",
      synonyms: ["tema", "theme", "escuro", "dark mode"],
      alternatives: {
        SelectField: "é uma resposta de um formulário",
        RadioGroup: "as escolhas precisam de explicação",
      },
      keyboard: {
        Tab: "Chega à escolha.",
        "Setas e letras": "Trocam a escolha.",
      },
      announcements: ["“Aparência, caixa de combinação, Do aparelho”"],
    },
  },
  afterEach: () => {
    document.documentElement.removeAttribute("data-color-scheme");
    localStorage.removeItem("petbox-color-scheme");
  },
});

export const Default = meta.story({
  name: "Padrão: segue o aparelho até que se escolha",
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole("combobox", { name: "Aparência" });
    await expect(choice).toHaveDisplayValue("Do aparelho");
    await userEvent.selectOptions(choice, "Escura");
    await expect(document.documentElement).toHaveAttribute("data-color-scheme", "dark");
    await expect(localStorage.getItem("petbox-color-scheme")).toBe("dark");
    await userEvent.selectOptions(choice, "Do aparelho");
    await expect(document.documentElement).not.toHaveAttribute("data-color-scheme");
    await expect(localStorage.getItem("petbox-color-scheme")).toBeNull();
  },
});

export const OtherWords = meta.story({
  args: { texts: { schemeLabel: "Cores", systemSchemeLabel: "As do aparelho" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Cores" })).toHaveDisplayValue("As do aparelho");
  },
});

export const LongestText = meta.story({
  args: { texts: { systemSchemeLabel: "As mesmas cores que o seu aparelho usa agora" } },
});
export const Dark = Default.extend({ globals: { theme: "dark" }, play: async () => undefined });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
