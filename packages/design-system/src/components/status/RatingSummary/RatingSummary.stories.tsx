import { averageRating } from "@petbox/domain/rating/average";
import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { Card } from "../../foundations/Card/Card.tsx";
import { RatingSummary } from "./RatingSummary.tsx";

const meta = preview.meta({
  component: RatingSummary,
  title: "Componentes/Status/RatingSummary",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Mostra as médias de um BOX que já foi avaliado, uma linha para cada coisa: as estrelas para o olhar, o número para quem quer saber ao certo. O que ainda não tem nota diz isso, em vez de mostrar estrelas vazias.",
      synonyms: ["avaliações", "nota média", "estrelas"],
      alternatives: {
        StarRating: "é uma nota só, ou quando se dá uma nota",
        EmptyState: "nada foi avaliado e o que importa é o convite para avaliar",
      },
      keyboard: {},
      announcements: ["“Itens: 4,3 de 5”: as estrelas são enfeite ao lado do número.", "“Entrega: Ainda não avaliado”"],
    },
  },
  args: {
    categories: [
      { label: "BOX", average: 5 },
      { label: "Itens", average: averageRating([4, 4, 5]) },
      { label: "Atendimento", average: 3.5 },
      { label: "Entrega", average: 1 },
    ],
  },
  render: (args) => (
    <Card>
      <RatingSummary {...args} />
    </Card>
  ),
});

export const Rated = meta.story({
  name: "Avaliado",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Itens").nextElementSibling).toHaveTextContent("4,3 de 5");
    await expect(canvas.getByText("BOX").nextElementSibling).toHaveTextContent("5,0 de 5");
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const PartlyRated = meta.story({
  name: "Avaliado em parte",
  args: {
    categories: [
      { label: "BOX", average: 4 },
      { label: "Itens", average: 4.7 },
      { label: "Atendimento", average: undefined },
      { label: "Entrega", average: undefined },
    ],
  },
});

export const NotRatedYet = meta.story({
  name: "Ainda sem avaliação",
  args: {
    categories: ["BOX", "Itens", "Atendimento", "Entrega"].map((label) => ({ label, average: averageRating([]) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Ainda não avaliado")).toHaveLength(4);
  },
});

export const OneCategory = meta.story({
  name: "Uma categoria",
  args: { categories: [{ label: "BOX", average: 4.5 }] },
});

export const LongNames = meta.story({
  name: "Nomes curtos e longos, no celular: as estrelas em uma coluna só",
  args: {
    categories: [
      { label: "O BOX como um todo", average: 5 },
      { label: "Tigela", average: 4 },
      { label: "Mordedor de corda trançada em formato de osso", average: 4 },
      { label: "Entrega", average: 1 },
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const averages = canvas.getAllByRole("definition");
    await expect(new Set(averages.map((each) => Math.round(each.getBoundingClientRect().left))).size).toBe(1);
    const name = canvas.getByText("Tigela").getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(averages[1]?.getBoundingClientRect().left ?? 0);
  },
});

export const LongestText = meta.story({
  args: {
    categories: [
      { label: "O que o Maximiliano Bartolomeu Terceiro achou dos brinquedos e dos petiscos", average: 4.8 },
      { label: "Maximilianobartolomeuterceirodealbuquerquecavalcanti", average: undefined },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = PartlyRated.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
