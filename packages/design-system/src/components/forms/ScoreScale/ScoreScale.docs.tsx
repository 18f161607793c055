import { documented } from "@petbox/storybook/documented";
import { ScoreScale } from "./ScoreScale.tsx";

export const scoreScaleDocs = documented({
  component: ScoreScale,
  example: <ScoreScale name="score" legend="De 1 a 10, quanto você está satisfeito com o BOX?" required />,
  purpose:
    "Pede uma nota de 1 a 10, com os dez números à vista e uma palavra em cada ponta. No telefone são duas fileiras de cinco, para que cada número caiba no polegar.",
  instead: [
    { use: "StarRating", when: "quando a nota vai de 1 a 5" },
    { use: "RadioGroup", when: "quando as opções são palavras" },
  ],
  props: {
    defaultValue: "A nota escolhida no começo.",
    name: "A chave do valor, de “1” a “10”, e do erro no formulário.",
    onValueChange: "Recebe a nota escolhida.",
    value: "A nota escolhida, para uma página que a guarda; null para nenhuma.",
  },
  keyboard: [
    { keys: "Tab", does: "Entra no número escolhido, ou no primeiro; o próximo Tab sai do campo." },
    { keys: "Setas", does: "Passam ao número vizinho e o escolhem; depois do 10 vem o 1." },
    { keys: "Espaço", does: "Escolhe o número em foco." },
  ],
  heard: [
    "“De 1 a 10, quanto você está satisfeito com o BOX?, grupo de opções”",
    "“1, Nada satisfeito, botão de opção, 1 de 10”",
    "“10, Muito satisfeito, botão de opção, 10 de 10”",
  ],
  texts: { lowLabel: "Nada satisfeito", highLabel: "Muito satisfeito" },
});
