import preview from "@petbox/storybook/preview";
import { Truck } from "lucide-react";
import { expect } from "storybook/test";
import { Inline } from "../../foundations/Inline/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Badge, type BadgeTone } from "./Badge.tsx";

const meta = preview.meta({
  component: Badge,
  title: "Componentes/Status/Badge",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma ou duas palavras sobre o que está ao lado. Não se aperta. A cor ajuda, mas quem diz é a palavra: muita gente não vê a diferença.",
      synonyms: ["etiqueta", "selo", "tag", "chip"],
      alternatives: {
        Ribbon: "é o cartão da tela que merece ser notado",
        StatusBadge: "é a situação de uma assinatura ou de um envio",
        Button: "se aperta",
      },
      keyboard: {},
      announcements: ["“R$20,00 OFF”, como texto"],
    },
  },
  args: { children: "Novo" },
});

const tones: readonly (readonly [BadgeTone, string])[] = [
  ["neutral", "Avulso"],
  ["primary", "VITALÍCIO"],
  ["highlight", "R$20,00 OFF"],
  ["success", "FRETE GRÁTIS*"],
  ["warning", "Aguardando"],
  ["danger", "Em atraso"],
  ["info", "Enviado"],
];

export const Neutral = meta.story({ name: "Neutro" });

export const Tones = meta.story({
  name: "Todos os tons",
  render: () => (
    <Inline>
      {tones.map(([tone, text]) => (
        <Badge key={tone} tone={tone}>
          {text}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const [, text] of tones) await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const InAStack = meta.story({
  name: "Numa pilha: da largura do texto",
  render: (args) => (
    <Stack>
      <Badge {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText("Novo");
    await expect(badge.offsetWidth).toBeLessThan((badge.parentElement?.offsetWidth ?? 0) / 2);
  },
});

export const WithAPicture = meta.story({
  name: "Com um desenho",
  args: {
    tone: "success",
    children: (
      <>
        <Truck aria-hidden /> FRETE GRÁTIS*
      </>
    ),
  },
});

export const LongestText = meta.story({
  render: () => (
    <Inline>
      <Badge tone="highlight">R$9.999.999,99 OFF</Badge>
      <Badge tone="info">Enviado para Maximiliano Bartolomeu Terceiro, Rua Professora Maria de Lourdes Vieira</Badge>
      <Badge tone="primary">{"VITALÍCIO".repeat(8)}</Badge>
    </Inline>
  ),
});

export const Dark = Tones.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
