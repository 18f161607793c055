import { documented } from "@petbox/storybook/documented";
import { Logo } from "./Logo.tsx";

export const logoDocs = documented({
  component: Logo,
  example: <Logo />,
  purpose:
    "A marca: a caixa de orelhas caídas e o nome. Não é um link por si só; dentro de um, quem diz aonde ele leva é o link.",
  instead: [
    { use: "Header", when: "quando é o alto de uma página do site, que já a traz" },
    { use: "FunnelHeader", when: "quando é um passo da assinatura" },
    { use: "Glyph", when: "quando é um sinal pequeno da interface" },
  ],
  props: {
    name: "O nome da marca, escrito ao lado do desenho.",
  },
  keyboard: [],
  heard: ["“PetBox”; o desenho não é lido"],
  labels: { name: "PetBox" },
});
