import { documented } from "@petbox/storybook/documented";
import { RatingSummary } from "./RatingSummary.tsx";

export const ratingSummaryDocs = documented({
  component: RatingSummary,
  example: (
    <RatingSummary
      categories={[
        { label: "BOX", average: 5 },
        { label: "Itens", average: 4.3 },
        { label: "Atendimento", average: 3.5 },
        { label: "Entrega", average: undefined },
      ]}
    />
  ),
  purpose:
    "Mostra as médias de um BOX que já foi avaliado, uma linha para cada coisa: as estrelas para o olhar, o número para quem quer saber ao certo. O que ainda não tem nota diz isso, em vez de mostrar estrelas vazias.",
  instead: [
    { use: "StarRating", when: "quando é uma nota só, ou quando se dá uma nota" },
    { use: "EmptyState", when: "quando nada foi avaliado e o que importa é o convite para avaliar" },
  ],
  props: {
    categories: "O que foi avaliado, na ordem de leitura, cada item com um nome diferente.",
  },
  keyboard: [],
  heard: ["“Itens: 4,3 de 5”: as estrelas são enfeite ao lado do número.", "“Entrega: Ainda não avaliado”"],
  texts: { unratedLabel: "Ainda não avaliado", outOfLabel: "de 5" },
});
