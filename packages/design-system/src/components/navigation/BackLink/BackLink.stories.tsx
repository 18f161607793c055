import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { BackLink } from "./BackLink.tsx";

const back = fn();
const meta = preview.meta({
  component: BackLink,
  title: "Componentes/Navegação/BackLink",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "O caminho de volta numa sequência. Com endereço (href) é um link; sem ele (onBack), um botão que faz o que a página decidir. Fica sempre no mesmo lugar, antes do título.",
      synonyms: ["voltar"],
      alternatives: {
        Breadcrumb: "a página fica abaixo de outra, e não depois",
        StepLayout: "é um passo da assinatura, que já o traz",
        Button: "desfaz ou cancela algo",
      },
      keyboard: {
        Enter: "Volta.",
        Espaço: "Volta, quando não há endereço.",
      },
      announcements: ["“Voltar, link”", "sem endereço: “Voltar, botão”"],
    },
  },
  args: { href: "#antes" },
});

export const Address = meta.story({
  name: "Com endereço",
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Voltar" });
    await expect(link).toHaveAttribute("href", "#antes");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const Action = meta.story({
  name: "Com ação",
  render: () => <BackLink onBack={back} label="Voltar para os planos" />,
  beforeEach: () => {
    back.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Voltar para os planos" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await userEvent.click(button);
    await expect(back).toHaveBeenCalledTimes(3);
  },
});

export const Unavailable = meta.story({
  name: "Que não pode ser tocado",
  render: () => <BackLink onBack={back} aria-disabled />,
  beforeEach: () => {
    back.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Voltar" }));
    await expect(back).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  render: () => (
    <Inline>
      <BackLink href="#normal" label="Normal" />
      <BackLink href="#hover" label="Sob o ponteiro" />
      <BackLink href="#focus" label="Com foco" />
      <BackLink href="#active" label="Apertado" />
      <BackLink onBack={back} label="Indisponível" aria-disabled />
    </Inline>
  ),
  parameters: {
    pseudo: { hover: ["[href='#hover']"], focusVisible: ["[href='#focus']"], active: ["[href='#active']"] },
  },
});

export const LongestText = meta.story({
  args: { label: "Voltar para os planos do Maximiliano Bartolomeu Terceiro de Albuquerque Cavalcanti" },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
