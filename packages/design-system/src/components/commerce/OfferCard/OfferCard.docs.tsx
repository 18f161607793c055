import { documented } from "@petbox/storybook/documented";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { OfferCard } from "./OfferCard.tsx";

export const offerCardDocs = documented({
  component: OfferCard,
  example: (
    <OfferCard
      name="Kit de boas-vindas"
      ribbon="Novidade"
      chosenText="Escolhido"
      actionText="Quero este kit"
      onChoose={() => undefined}
    >
      <Heading headingLevel={2}>Kit de boas-vindas</Heading>
      <Text tone="soft">Uma coleira, uma bolinha e um petisco.</Text>
    </OfferCard>
  ),
  states: [
    <OfferCard
      key="pending"
      name="Kit de boas-vindas"
      chosen
      pending
      chosenText="Escolhido"
      actionText="Quero este kit"
      onChoose={() => undefined}
    >
      <Heading headingLevel={2}>Kit de boas-vindas</Heading>
    </OfferCard>,
  ],
  purpose:
    "A moldura de tudo o que se oferece: a fita na borda, a marca de escolhido e um só botão, que toma o cartão inteiro. Monte com ela um cartão novo; os que já existem são feitos dela.",
  instead: [
    { use: "TrackCard", when: "quando é uma trilha" },
    { use: "PlanCard", when: "quando é um plano" },
    { use: "ExtraItemCard", when: "quando é um item a mais na caixa" },
    { use: "ChoiceCards", when: "quando é a resposta a uma pergunta, e não algo que se compra" },
    { use: "Card", when: "quando não há o que apertar" },
  ],
  props: {
    actionText: "O que o botão diz.",
    chosenText: "O texto da marca de escolhido.",
    disabled: "Por enquanto não pode ser tocado: outro cartão está sendo salvo.",
    name: "O que se oferece: faz o nome do botão ser diferente do dos outros cartões.",
    onChoose: "O botão, ou qualquer outro lugar do cartão, foi tocado.",
    pending: "A escolha está sendo salva.",
    ribbon: "O texto da fita na borda do cartão; sem ele não há fita.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa ao botão do cartão: há só um." },
    { keys: "Enter ou Espaço", does: "Escolhe. Enquanto salva, nada acontece e o foco fica." },
  ],
  heard: [
    "“Quero este kit Kit de boas-vindas, botão de alternância”: o nome diz de que cartão é",
    "escolhido: “pressionado”",
    "salvando: “Carregando, indisponível”",
  ],
  labels: { chosenText: "Escolhido", actionText: "Quero este kit", ribbon: "Novidade" },
  texts: { pendingLabel: "Carregando" },
});
