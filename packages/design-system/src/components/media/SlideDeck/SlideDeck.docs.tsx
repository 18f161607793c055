import { documented } from "@petbox/storybook/documented";
import { SlideDeck } from "./SlideDeck.tsx";
import { welcomeSlides } from "./storySlides.tsx";

export const slideDeckDocs = documented({
  component: SlideDeck,
  example: <SlideDeck label="Boas-vindas" slides={welcomeSlides} onFinish={() => undefined} onSkip={() => undefined} />,
  states: [
    <SlideDeck key="last" label="Boas-vindas" slides={welcomeSlides} defaultSlide={4} onFinish={() => undefined} />,
    <SlideDeck
      key="pending"
      label="Boas-vindas"
      slides={welcomeSlides}
      defaultSlide={4}
      pending
      onFinish={() => undefined}
    />,
    <SlideDeck key="empty" label="Boas-vindas" slides={[]} onFinish={() => undefined} />,
  ],
  purpose:
    "Conta algo em partes, uma por tela e sempre na mesma ordem, como as boas-vindas de quem acabou de assinar. Só anda quando alguém anda. Os botões ficam no mesmo lugar do primeiro slide ao último, onde seguir vira concluir. Os textos com números se trocam por slideLabel e countText.",
  instead: [
    { use: "Carousel", when: "quando a ordem não importa e dá para olhar de longe" },
    { use: "StepCard", when: "quando os passos se leem todos juntos" },
    { use: "FunnelProgress", when: "quando cada tela pede uma resposta" },
  ],
  props: {
    defaultSlide: "O slide que aparece primeiro, a partir de 0.",
    empty: "O que aparece quando não há slides; o botão de terminar está lá do mesmo jeito.",
    label: "O que se conta: “Boas-vindas”.",
    onFinish: "O último slide foi lido e o botão, tocado.",
    onSkip: "Pediu para sair antes do fim; sem ele, ninguém sai.",
    onSlideChange: "Recebe qual slide está na tela, a partir de 0.",
    pending: "O que o botão de terminar faz está em andamento.",
    slides: "Os slides, na única ordem em que são lidos.",
  },
  keyboard: [
    { keys: "Seta à direita ou à esquerda", does: "Vai ao próximo slide ou ao anterior; num campo, fica no campo." },
    { keys: "Tab", does: "Passa por Pular, pelo que se aperta no slide, por Voltar e por Próximo." },
    { keys: "Enter ou Espaço", does: "Aciona o botão com foco." },
  ],
  heard: [
    "“Boas-vindas, apresentação”",
    "“Slide 1 de 5, barra de progresso, 0%”",
    "ao andar, o foco vai ao título: “Slide 2 de 5, grupo”, “A caixa chega todo mês, título de nível 2”",
    "no último: “Concluir, botão”",
  ],
  labels: { empty: "Não há nada para mostrar agora." },
  texts: {
    backLabel: "Voltar",
    nextLabel: "Próximo",
    skipLabel: "Pular",
    finishLabel: "Concluir",
    pendingLabel: "Carregando",
    roleLabel: "apresentação",
  },
});
