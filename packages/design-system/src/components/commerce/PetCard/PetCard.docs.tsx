import { documented } from "@petbox/storybook/documented";
import { PetCard } from "./PetCard.tsx";

export const petCardDocs = documented({
  component: PetCard,
  example: (
    <PetCard
      name="Bob"
      sex="male"
      image="/imagens/pet-caramelo.svg"
      size="medio"
      planHref="/plano/SUB-48210"
      onChangePicture={() => undefined}
    />
  ),
  states: [
    <PetCard key="unknown" name="Mika" planHref="/plano/SUB-48211" />,
    <PetCard key="none" subscribeHref="/assine" />,
  ],
  purpose:
    "Apresenta um pet da conta: a foto, que se troca com um toque, o nome, o porte e o caminho para o plano. Sem `name` é o lugar de um pet que ainda não veio, com o convite para assinar.",
  instead: [
    { use: "SubscriptionCard", when: "quando o que importa é a assinatura, com a situação e o próximo BOX" },
    { use: "ChoiceCards", when: "quando se escolhe o porte ou a espécie" },
    { use: "EmptyState", when: "quando falta outra coisa que não um pet" },
  ],
  props: {
    image: "O endereço da foto; uma pata fica no lugar da que não carrega.",
    name: "O nome do pet; sem ele o cartão é o lugar de um pet que ainda não veio.",
    onChangePicture: "A foto foi tocada, para ser trocada; sem ele, só se olha.",
    planHref: "O endereço da assinatura dele.",
    sex: "Dá o gênero aos textos; sem ele são neutros.",
    size: "O porte. Um gato não tem, nem linha para ele.",
    subscribeHref: "Onde uma assinatura começa.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa pela foto, se ela se troca, e pelo link do plano." },
    { keys: "Enter ou Espaço", does: "Na foto, pede outra." },
  ],
  heard: ["“Trocar a foto do Bob, botão”", "“Bob, título”, “Porte: Médio”", "“Ver plano do Bob, link”"],
  texts: {
    sizeLabel: "Porte",
    unknownSizeLabel: "não informado",
    planLabel: "Ver plano",
    emptyTitle: "Nenhum pet por aqui ainda",
    emptyText: "Assine um BOX e o seu pet aparece aqui.",
    subscribeLabel: "Assine agora",
  },
});
