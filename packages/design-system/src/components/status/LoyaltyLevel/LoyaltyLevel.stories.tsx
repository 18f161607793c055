import type { LoyaltyLevel as Level } from "@petbox/domain/loyalty/levels";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { CopyButton } from "../../actions/CopyButton/CopyButton.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { LoyaltyLevel } from "./LoyaltyLevel.tsx";
import { storyMedals } from "./storyPictures.ts";

const levels: readonly Level[] = [
  { name: "Bronze", fromBoxes: 1 },
  { name: "Prata", fromBoxes: 4 },
  { name: "Ouro", fromBoxes: 7 },
  { name: "Platina", fromBoxes: 13 },
  { name: "Diamante", fromBoxes: 25 },
];

const benefits = [
  "Frete grátis na loja quando vai junto com o BOX",
  "5% de desconto nos itens da categoria Fidelidade",
];

const meta = preview.meta({
  component: LoyaltyLevel,
  title: "Componentes/Status/LoyaltyLevel",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra o nível de fidelidade: a medalha, quantos BOX já chegaram, quanto falta para o próximo nível e o que o nível dá. A conta vem pronta de `loyaltyStanding`, do domínio.",
      synonyms: ["fidelidade", "nível", "medalha"],
      alternatives: {
        ProgressBar: "só o avanço interessa",
        Badge: "basta o nome do nível ao lado de outra coisa",
      },
      keyboard: {
        Tab: "Passa ao que está em `action`; o resto não recebe foco.",
      },
      announcements: [
        "“Nível Ouro, título”, “10 BOX recebidos”",
        "“Faltam 3 BOX para o nível Platina, barra de progresso, 50%”",
        "“Seus benefícios, lista com 2 itens”",
      ],
    },
  },
  args: { standing: loyaltyStanding(levels, 10), medal: storyMedals.Ouro, benefits },
});

export const OnTheWay = meta.story({
  name: "A caminho",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nível Ouro" })).toBeVisible();
    await expect(canvas.getByText("10 BOX recebidos")).toBeVisible();
    await expect(canvas.getByText("Faltam 3 BOX para o nível Platina")).toBeVisible();
    const bar = canvas.getByRole("progressbar", { name: "Faltam 3 BOX para o nível Platina" });
    await expect(bar).toHaveAttribute("value", "0.5");
    await expect(canvas.getByRole("list", { name: "Seus benefícios" }).children).toHaveLength(2);
  },
});

export const OneBoxToGo = meta.story({
  name: "Falta uma caixa",
  args: { standing: loyaltyStanding(levels, 3), medal: storyMedals.Prata },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Falta 1 BOX para o nível Prata")).toBeVisible();
  },
});

export const WaitingForTheFirstBox = meta.story({
  name: "À espera da primeira caixa",
  args: { standing: loyaltyStanding(levels, 0), medal: storyMedals.Bronze, benefits: [] },
});

export const OneReceived = meta.story({
  name: "Uma recebida",
  args: { standing: loyaltyStanding(levels, 1), medal: storyMedals.Bronze, benefits: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 BOX recebido")).toBeVisible();
  },
});

export const Top = meta.story({
  name: "O mais alto",
  args: { standing: loyaltyStanding(levels, 31), medal: storyMedals.Diamante },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "1");
    await expect(canvas.getByText("Você chegou ao nível mais alto!")).toBeVisible();
    await expect(canvas.queryByText(/Falta/)).toBeNull();
  },
});

export const UnknownLevel = meta.story({
  name: "Nível desconhecido",
  args: { standing: loyaltyStanding([], 2), medal: undefined, benefits: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Ainda sem nível" })).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
});

export const MedalThatDoesNotLoad = meta.story({
  name: "Medalha que não carrega",
  args: { medal: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
});

export const WithTheCoupon = meta.story({
  name: "Com o cupom",
  args: { action: <CopyButton text="FIDELIDADE-OURO" label="Copiar cupom FIDELIDADE-OURO" /> },
});

export const LongestText = meta.story({
  args: {
    standing: loyaltyStanding([{ name: "Diamante", fromBoxes: 1_234_567 }], 1_000_000),
    benefits: [
      "Frete grátis na loja para compras de até R$ 12.345,67 que viajam na mesma caixa do BOX do Maximiliano Bartolomeu Terceiro",
      ...benefits,
    ],
    texts: {
      levelText: () => "A caminho do nível do Maximiliano Bartolomeu Terceiro",
      unknownLabel: "A caminho do primeiro nível, com o Maximiliano Bartolomeu Terceiro",
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AllLevels = meta.story({
  name: "Todos os níveis",
  render: (args) => (
    <Stack>
      {levels.map((level) => (
        <LoyaltyLevel
          {...args}
          key={level.name}
          standing={loyaltyStanding(levels, level.fromBoxes + 1)}
          medal={storyMedals[level.name]}
        />
      ))}
    </Stack>
  ),
});

export const Dark = AllLevels.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
