import { documented } from "@petbox/storybook/documented";
import { Card } from "./Card.tsx";

export const cardDocs = documented({
  component: Card,
  example: <Card>Plano anual: 12 caixas, uma por mês.</Card>,
  purpose: "Uma superfície que segura o que é uma coisa só: um plano, um endereço, uma assinatura.",
  instead: [
    { use: "Stack", when: "quando basta a distância para dizer que as coisas andam juntas" },
    { use: "PlanCard", when: "quando o que se escolhe é um plano" },
    { use: "ChoiceCards", when: "quando o cartão inteiro é uma escolha" },
  ],
  props: {
    flush: "Sem margem interna, para um cartão cuja imagem chega às bordas.",
  },
  keyboard: [],
  heard: ["Nada de seu: lê-se o que está dentro."],
});
