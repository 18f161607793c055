import { documented } from "@petbox/storybook/documented";
import { Image } from "../../foundations/Image/Image.tsx";
import { SlideDeck } from "./SlideDeck.tsx";

const picture = (step: number) => <Image src={`/imagens/como-funciona-${step}.svg`} alt="" width={240} height={180} />;

const slides = [
  { title: "A gente conhece o seu pet", text: "Porte, gostos e o que ele não pode comer.", picture: picture(1) },
  { title: "A caixa chega todo mês", text: "Brinquedos e petiscos escolhidos para ele.", picture: picture(2) },
  { title: "Você acompanha tudo", text: "Na área do assinante você vê onde está cada caixa.", picture: picture(3) },
];

export const slideDeckDocs = documented({
  component: SlideDeck,
  example: <SlideDeck label="Boas-vindas" slides={slides} onFinish={() => undefined} onSkip={() => undefined} />,
  states: [
    <SlideDeck key="last" label="Boas-vindas" slides={slides} defaultSlide={2} onFinish={() => undefined} />,
    <SlideDeck key="pending" label="Boas-vindas" slides={slides} defaultSlide={2} pending onFinish={() => undefined} />,
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
    slide: "O slide que aparece, a partir de 0, para quem guarda isso: nada anda até ele mudar.",
    slides: "Os slides, na única ordem em que são lidos.",
  },
  keyboard: [
    { keys: "Seta à direita ou à esquerda", does: "Vai ao próximo slide ou ao anterior; num campo, fica no campo." },
    { keys: "Tab", does: "Passa por Pular, pelo que se aperta no slide, por Voltar e por Próximo." },
    { keys: "Enter ou Espaço", does: "Aciona o botão com foco." },
  ],
  heard: [
    "“Boas-vindas, apresentação”",
    "“Slide 1 de 3, barra de progresso, 0%”",
    "ao andar, o foco vai ao título: “Slide 2 de 3, grupo”, “A caixa chega todo mês, título de nível 2”",
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
