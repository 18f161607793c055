import { documented } from "@petbox/storybook/documented";
import { StarRating } from "./StarRating.tsx";

export const starRatingDocs = documented({
  component: StarRating,
  example: <StarRating name="box" legend="O que o Bob achou do BOX?" hint="5 estrelas é a melhor nota." required />,
  states: [
    <StarRating key="given" name="item" legend="Mordedor de corda" defaultValue={4} />,
    <StarRating key="shown" value={3.5} />,
  ],
  purpose:
    "Dá uma nota de 1 a 5 estrelas, ou mostra uma que já foi dada, de meia em meia. Com `name` é um campo do formulário, que recebe “1” a “5”; com `value` é só para olhar.",
  instead: [
    { use: "ScoreScale", when: "quando a nota vai de 1 a 10" },
    { use: "RatingSummary", when: "quando são as médias de várias notas, com o número ao lado" },
    { use: "RadioGroup", when: "quando as opções são palavras" },
  ],
  props: {
    defaultValue: "As estrelas dadas no começo.",
    name: "A chave do valor, de “1” a “5”, e do erro no formulário: com ela as estrelas são dadas. Sem ela, só mostradas.",
    onValueChange: "Recebe as estrelas dadas.",
    value:
      "As estrelas dadas, para uma página que as guarda; null para nenhuma. Sem `name`: de 0 a 5, desenhadas de meia em meia.",
  },
  keyboard: [
    { keys: "Tab", does: "Entra na estrela escolhida, ou na primeira; o próximo Tab sai do campo." },
    { keys: "Setas", does: "Passam à estrela vizinha e a escolhem; depois da quinta vem a primeira." },
    { keys: "Espaço", does: "Escolhe a estrela em foco." },
  ],
  heard: [
    "“O que o Bob achou do BOX?, grupo de opções, 5 estrelas é a melhor nota.”",
    "“4 de 5, Bom, botão de opção, marcado”",
    "Só para olhar: “3,5 de 5 estrelas, imagem”",
  ],
});
