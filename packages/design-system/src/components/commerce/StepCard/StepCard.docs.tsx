import { documented } from "@petbox/storybook/documented";
import { StepCard } from "./StepCard.tsx";

export const stepCardDocs = documented({
  component: StepCard,
  example: (
    <StepCard number={1} title="Conte sobre o seu pet">
      Porte, raça e o que ele não pode comer.
    </StepCard>
  ),
  states: [
    <StepCard key="current" number={2} title="Escolha a trilha" state="current" />,
    <StepCard key="done" number={1} title="Conte sobre o seu pet" state="done" />,
    <StepCard key="coming" number={3} title="Receba em casa" state="coming" />,
  ],
  purpose:
    "Um passo numerado de “como funciona”: figura, número, título e uma linha. Com `state`, mostra também onde a pessoa está.",
  instead: [
    { use: "Timeline", when: "quando são as etapas de um envio, com datas" },
    { use: "FunnelProgress", when: "quando é o caminho da assinatura" },
    { use: "SlideDeck", when: "quando se lê um passo de cada vez" },
  ],
  props: {
    children: "Uma linha que diz o que acontece.",
    image: "O endereço da figura; sem ele, nenhuma. As palavras dizem o que ela mostra.",
    number: "O lugar na sequência, a partir de 1.",
    state: "Onde se está na sequência; sem ele, o passo é só explicado.",
  },
  keyboard: [],
  heard: ["“Passo 1: Conte sobre o seu pet, título” e a linha", "no passo da vez: “etapa atual, Você está aqui”"],
  texts: { currentLabel: "Você está aqui", doneLabel: "Concluído" },
});
