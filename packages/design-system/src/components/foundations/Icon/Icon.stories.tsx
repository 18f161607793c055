import preview from "@petbox/storybook/preview";
import { BadgePercent, CalendarDays, Gift, PackageOpen, PawPrint, Truck } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Card } from "../Card/Card.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Icon } from "./Icon.tsx";

const meta = preview.meta({
  component: Icon,
  title: "Fundamentos/Icon",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um desenho da biblioteca lucide em um dos três tamanhos, na cor do texto em volta. É enfeite até ganhar um nome em `label`.",
      synonyms: ["ícone"],
      alternatives: {
        Glyph: "aparece na primeira tela do funil: são os poucos sinais desenhados por nós, sem o peso da biblioteca",
        IconButton: "se aperta",
        Image: "a imagem vem do servidor",
      },
      keyboard: {},
      announcements: ["Nada, se é enfeite.", "Com `label`: “A caminho, imagem”"],
    },
  },
  args: { icon: Truck },
});

const tones = [
  ["success", Truck, "Seu BOX saiu para entrega"],
  ["warning", CalendarDays, "A próxima cobrança é amanhã"],
] as const;

export const Decoration = meta.story({
  name: "Enfeite",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});

export const Named = meta.story({
  name: "Com nome",
  args: { label: "A caminho" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "A caminho" })).toBeVisible();
  },
});

export const Sizes = meta.story({
  name: "Tamanhos",
  render: () => (
    <Inline>
      <Icon icon={PawPrint} size="small" label="Pequeno" />
      <Icon icon={PawPrint} label="Médio" />
      <Icon icon={PawPrint} size="large" label="Grande" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole("img").map((icon) => icon.getBoundingClientRect().width);
    await expect(widths).toEqual([20, 24, 40]);
  },
});

export const TakesTheColourAround = meta.story({
  name: "A cor é a do texto em volta",
  render: () => (
    <Stack align="start">
      {tones.map(([tone, icon, text]) => (
        <Inline key={tone} gap="s2">
          <Text inline tone={tone}>
            <Icon icon={icon} size="small" />
          </Text>
          <Text inline>{text}</Text>
        </Inline>
      ))}
      <Button startIcon={<Icon icon={Gift} />}>Criar meu Cupom</Button>
    </Stack>
  ),
});

export const LongestText = meta.story({
  render: () => (
    <Card>
      <Stack>
        <Icon icon={PackageOpen} size="large" />
        <Text>
          O desenho fica do seu tamanho, e o nome do Maximiliano Bartolomeu Terceiro de Albuquerque quebra a linha
          abaixo dele.
        </Text>
        <LinkButton href="/assine" startIcon={<Icon icon={BadgePercent} />} fullWidth>
          Assinar com 10% de desconto no primeiro mês do Maximiliano Bartolomeu Terceiro
        </LinkButton>
      </Stack>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll("svg")].map((icon) => icon.getBoundingClientRect().width);
    await expect(widths).toEqual([40, 20]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = TakesTheColourAround.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
