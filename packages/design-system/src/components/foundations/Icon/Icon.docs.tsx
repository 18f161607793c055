import { documented } from "@petbox/storybook/documented";
import { Truck } from "lucide-react";
import { Icon } from "./Icon.tsx";

export const iconDocs = documented({
  component: Icon,
  example: <Icon icon={Truck} />,
  states: [<Icon key="named" icon={Truck} label="A caminho" />],
  purpose:
    "Um desenho da biblioteca lucide em um dos três tamanhos, na cor do texto em volta. É enfeite até ganhar um nome em `label`.",
  instead: [
    {
      use: "Glyph",
      when: "quando aparece na primeira tela do funil: são os poucos sinais desenhados por nós, sem o peso da biblioteca",
    },
    { use: "IconButton", when: "quando se aperta" },
    { use: "Image", when: "quando a imagem vem do servidor" },
  ],
  props: {
    icon: 'O desenho, de lucide-react: `import { Truck } from "lucide-react"`.',
    label: "O que o leitor de tela diz; sem ele, o ícone é enfeite.",
    size: "Pequeno numa linha de texto, médio num controle, grande antes de um parágrafo ou num cartão.",
  },
  keyboard: [],
  heard: ["Nada, se é enfeite.", "Com `label`: “A caminho, imagem”"],
});
