import { documented } from "@petbox/storybook/documented";
import { Ribbon } from "./Ribbon.tsx";

export const ribbonDocs = documented({
  component: Ribbon,
  example: <Ribbon>Mais popular</Ribbon>,
  states: [
    <Ribbon key="gift" tone="affection">
      Presente
    </Ribbon>,
  ],
  purpose: "A fita na borda do cartão que merece ser notado. Uma por tela basta: duas não destacam nada.",
  instead: [
    { use: "Badge", when: "quando diz algo da coisa ao lado, sem pedir atenção" },
    { use: "StatusBadge", when: "quando é a situação de uma assinatura ou de um envio" },
  ],
  props: {
    tone: "Manga para a única coisa a notar na tela; coral para o que se dá com carinho.",
  },
  keyboard: [],
  heard: ["“Mais popular”; a estrela não é lida"],
});
