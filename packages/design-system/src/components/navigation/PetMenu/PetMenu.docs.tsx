import { documented } from "@petbox/storybook/documented";
import { PetMenu } from "./PetMenu.tsx";

export const petMenuDocs = documented({
  component: PetMenu,
  example: <PetMenu variant="cards" pet="dog" />,
  states: [<PetMenu key="none" variant="cards" />],
  purpose:
    "Troca entre a página inicial dos cachorros e a dos gatos, e leva à loja, em outra aba. Em abas na faixa sobre o cabeçalho, em cartões no menu lateral. Fora das duas páginas iniciais, nenhuma fica marcada.",
  instead: [
    { use: "Tabs", when: "quando troca de vista dentro da mesma página" },
    { use: "ChoiceCards", when: "quando a espécie é uma resposta da assinatura" },
    { use: "Header", when: "quando é uma página do site, que já o traz" },
  ],
  props: {
    onFollow: "Um dos links foi seguido.",
    variant: "Abas na faixa acima do cabeçalho, ou cartões no menu lateral.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa de um link ao outro." },
    { keys: "Enter", does: "Segue o link." },
  ],
  heard: [
    "“Escolha o pet, navegação”",
    "“Cachorro, link, página atual”",
    "“Gato, link”",
    "“Loja (abre em outra aba), link”",
  ],
  texts: {
    label: "Escolha o pet",
    dogLabel: "Cachorro",
    catLabel: "Gato",
    shopLabel: "Loja",
    newTabLabel: "(abre em outra aba)",
  },
});
