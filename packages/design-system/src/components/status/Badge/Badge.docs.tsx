import { documented } from "@petbox/storybook/documented";
import { Badge } from "./Badge.tsx";

export const badgeDocs = documented({
  component: Badge,
  example: <Badge tone="highlight">R$20,00 OFF</Badge>,
  states: [<Badge key="neutral">Avulso</Badge>],
  purpose:
    "Uma ou duas palavras sobre o que está ao lado. Não se aperta. A cor ajuda, mas quem diz é a palavra: muita gente não vê a diferença.",
  instead: [
    { use: "Ribbon", when: "quando é o cartão da tela que merece ser notado" },
    { use: "StatusBadge", when: "quando é a situação de uma assinatura ou de um envio" },
    { use: "Button", when: "quando se aperta" },
  ],
  props: {
    tone: "Do que se trata. As palavras têm de dizer também: a cor sozinha nada diz a muita gente.",
  },
  keyboard: [],
  heard: ["“R$20,00 OFF”, como texto"],
});
