import preview from "@petbox/storybook/preview";
import { ArrowRight } from "lucide-react";
import { expect } from "storybook/test";
import { Inline } from "../../foundations/Inline/Inline.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = preview.meta({
  component: LinkButton,
  title: "Componentes/Ações/LinkButton",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Leva a outro endereço com a cara de um botão: o único próximo passo de uma página.",
      synonyms: ["botão", "link"],
      alternatives: {
        Button: "faz algo nesta página",
        Link: "está no meio de um texto ou não é o passo principal",
      },
      keyboard: {
        Enter: "Abre o endereço.",
        Tab: "Passa ao próximo.",
      },
      announcements: ["“Assinar agora, link”", "em outra aba: “Rastrear nos Correios (abre em outra aba), link”"],
    },
  },
  args: { href: "#assine", children: "Assinar agora" },
});

export const Primary = meta.story({
  name: "Principal",
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Assinar agora" });
    await expect(link).toHaveAttribute("href", "#assine");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});
export const Secondary = meta.story({ name: "Secundário", args: { variant: "secondary" } });
export const Quiet = meta.story({ name: "Discreto", args: { variant: "quiet", endIcon: <ArrowRight aria-hidden /> } });
export const Large = meta.story({ name: "Grande", args: { size: "large", fullWidth: true } });
export const LongestText = meta.story({
  args: { children: "Conhecer todos os planos da assinatura para o Maximiliano Bartolomeu Terceiro" },
});

export const States = meta.story({
  render: () => (
    <Stack align="start">
      {(["primary", "secondary", "quiet"] as const).map((variant) => (
        <Inline key={variant}>
          <LinkButton href="#a" variant={variant}>
            Normal
          </LinkButton>
          <LinkButton href="#a" variant={variant} id={`hover-${variant}`}>
            Sob o ponteiro
          </LinkButton>
          <LinkButton href="#a" variant={variant} id={`focus-${variant}`}>
            Com foco
          </LinkButton>
          <LinkButton href="#a" variant={variant} id={`active-${variant}`}>
            Apertado
          </LinkButton>
        </Inline>
      ))}
    </Stack>
  ),
  parameters: { pseudo: { hover: ["[id^=hover-]"], focusVisible: ["[id^=focus-]"], active: ["[id^=active-]"] } },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
