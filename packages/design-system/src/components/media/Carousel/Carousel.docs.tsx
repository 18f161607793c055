import { documented } from "@petbox/storybook/documented";
import { Card } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Carousel } from "./Carousel.tsx";

const levels = ["Bronze", "Prata", "Ouro", "Platina", "Diamante"].map((level) => (
  <Card key={level}>
    <Heading headingLevel={3}>{level}</Heading>
  </Card>
));

export const carouselDocs = documented({
  component: Carousel,
  example: (
    <Carousel label="Níveis do programa de fidelidade" wraps>
      {levels}
    </Carousel>
  ),
  states: [<Carousel key="empty" label="Ofertas para assinantes" />],
  purpose:
    "Mostra vários itens em uma linha, um slide de cada vez. Anda com o dedo, o mouse, os botões e o teclado, e nunca sozinho. Todos os itens continuam na página: quem ouve lê todos, sem precisar andar.",
  instead: [
    { use: "Grid", when: "quando cabem todos na tela, ou quando todos devem ser vistos" },
    { use: "Gallery", when: "quando são fotos, que se abrem grandes" },
    { use: "SlideDeck", when: "quando uma parte só faz sentido depois da outra" },
  ],
  props: {
    children: "Os itens, cada um com a sua key.",
    defaultItem:
      "O item com que ele começa, a partir de 0, em qualquer slide em que esteja na largura da tela; no lugar de `defaultSlide`.",
    defaultSlide: "O slide que aparece primeiro, a partir de 0.",
    empty: "O que aparece quando não há itens.",
    label: "O que ele mostra: “Ofertas para assinantes”.",
    marks: "O que fica entre os dois botões, ou acima deles onde é estreito, no lugar dos pontos.",
    onSlideChange: "Recebe qual slide está na tela, a partir de 0, não importa o que o trouxe.",
    perSlide: "Quantos itens um slide tem onde cabem; no celular é sempre um.",
    slide: "O slide em que se está, a partir de 0, para quem guarda isso: quando muda, a fileira vai até lá.",
    wraps:
      "Para botões e teclas, depois do último vem o primeiro, e antes do primeiro, o último; a mão que arrasta para nas pontas.",
  },
  keyboard: [
    { keys: "Seta à direita ou à esquerda", does: "Na linha de itens, vai ao próximo slide ou ao anterior." },
    { keys: "Home ou End", does: "Na linha de itens, vai ao primeiro slide ou ao último." },
    { keys: "Tab", does: "Passa pela linha, pelo que se aperta em cada item (a linha acompanha) e pelos botões." },
    { keys: "Enter ou Espaço", does: "Nos botões e nos pontos, vai ao slide." },
  ],
  heard: [
    "“Níveis do programa de fidelidade, carrossel”",
    "na linha de itens: “Slide 1 de 5, grupo” e a lista com todos os itens",
    "nos pontos: “Ir para o slide 2 de 5, botão”; o do slide da vez é o atual",
    "ao andar: “Slide 2 de 5”",
  ],
  labels: { empty: "Ainda não há nada por aqui." },
  texts: { roleLabel: "carrossel", previousLabel: "Anterior", nextLabel: "Próximo" },
});
