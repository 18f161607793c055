import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = preview.meta({
  component: Text,
  title: "Fundamentos/Texto/Text",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose: "Texto corrido: um parágrafo ou, com `inline`, um trecho dentro de outro.",
      synonyms: ["texto", "parágrafo"],
      alternatives: {
        Heading: "dá nome a uma parte da página",
        PriceBlock: "é o preço de um plano",
        SafeHtml: "o texto vem do servidor com marcação",
      },
      keyboard: {},
      announcements: ["O texto, como está escrito."],
    },
  },
});

export const Body = meta.story({
  name: "Texto corrido",
  args: { children: "Todo mês, uma caixa cheia de surpresas escolhidas para o porte e o jeito do seu pet." },
});

export const Sizes = meta.story({
  name: "Tamanhos",
  render: () => (
    <Stack>
      <Text size="small">Pequeno: válido até 31/12.</Text>
      <Text>Corpo: a caixa chega em até 7 dias.</Text>
      <Text size="large">Grande: um mimo por mês.</Text>
      <Text size="title" weight="black">
        Título: Plano anual
      </Text>
    </Stack>
  ),
});

export const Tones = meta.story({
  name: "Os tons",
  render: () => (
    <Stack gap="s2">
      {(["ink", "soft", "primary", "success", "warning", "danger"] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="semibold">
          Entrega prevista para 12 de março ({tone})
        </Text>
      ))}
    </Stack>
  ),
});

export const Prices = meta.story({
  name: "Preços",
  render: () => (
    <Stack gap="s1" align="end">
      {["R$ 0,00", "R$ 79,90", "R$ 1.111,11", "R$ 123.456,78"].map((price) => (
        <Text key={price} numeric weight="bold">
          {price}
        </Text>
      ))}
    </Stack>
  ),
});

export const InlineRun = meta.story({
  name: "Trecho no meio do texto",
  render: () => (
    <Text>
      12 parcelas de{" "}
      <Text inline weight="black" numeric>
        R$ 79,90
      </Text>{" "}
      sem juros
    </Text>
  ),
});

export const LastLine = meta.story({
  name: "Nenhuma palavra sozinha na última linha",
  render: () => (
    <div style={{ inlineSize: "20rem" }}>
      <Text>Para avisar quando a caixa do Bob estiver a caminho.</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Para avisar/);
    const topOf = (word: string) => {
      const node = text.firstChild;
      const start = text.textContent.lastIndexOf(word);
      const range = document.createRange();
      if (node) range.setStart(node, start);
      if (node) range.setEnd(node, start + word.length);
      return range.getBoundingClientRect().top;
    };
    await expect(topOf("caminho.")).toBeGreaterThan(topOf("Para"));
    await expect(topOf("a caminho.")).toBe(topOf("caminho."));
  },
});

export const LongestWord = meta.story({
  name: "A palavra mais comprida",
  args: {
    children: "maximiliano.bartolomeu.terceiro.da.silva.sauro.oliveira@correspondencia-eletronica.exemplo.com.br",
  },
});

export const Dark = Tones.extend({ globals: { theme: "dark" } });
export const Narrow = LongestWord.extend({ globals: { viewport: { value: "narrow" } } });
