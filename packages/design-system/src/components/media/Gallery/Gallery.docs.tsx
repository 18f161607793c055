import { documented } from "@petbox/storybook/documented";
import { Gallery } from "./Gallery.tsx";

const pictures = ["julho", "agosto", "setembro"].map((month, index) => ({
  src: `/imagens/caixa-cachorro-mordedores-2025-0${7 + index}.svg`,
  alt: `Caixa de ${month} de 2025`,
  width: 320,
  height: 240,
  caption: `Caixa de ${month}`,
}));

export const galleryDocs = documented({
  component: Gallery,
  example: <Gallery label="Últimas caixas" pictures={pictures} />,
  states: [<Gallery key="empty" label="Últimas caixas" pictures={[]} />],
  purpose:
    "Mostra fotos, uma de cada vez, e abre cada uma em tamanho grande. Anda com o dedo, o mouse, as miniaturas, os botões e as setas, e nunca sozinha. Fotos deitadas e em pé ficam na mesma moldura, inteiras. Os textos com números se trocam por pictureLabel, goToLabel e enlargeLabel.",
  instead: [
    { use: "Image", when: "quando é uma foto só, que não se amplia" },
    { use: "Carousel", when: "quando são cartões, e não fotos" },
    { use: "Video", when: "quando é um vídeo" },
  ],
  props: {
    defaultPicture: "A foto que aparece primeiro, a partir de 0.",
    empty: "O que aparece quando não há fotos.",
    label: "O que são as fotos: “Últimas caixas”. É também o título da vista ampliada.",
    onPictureChange: "Recebe qual foto está na tela, a partir de 0.",
    picture: "A foto que aparece, a partir de 0, para quem guarda isso: quando muda, a fileira vai até lá.",
    pictures: "As fotos, na ordem em que aparecem.",
    thumbnails: "Miniaturas para escolher; sem elas há pontos, ou um contador onde são muitos.",
    wraps: "Para botões e teclas, depois da última vem a primeira, e antes da primeira, a última.",
  },
  keyboard: [
    { keys: "Seta à direita ou à esquerda", does: "Vai à próxima foto ou à anterior, onde quer que esteja o foco." },
    { keys: "Home ou End", does: "Vai à primeira foto ou à última." },
    { keys: "Tab", does: "Passa pela linha, pela foto da vez, pela miniatura da vez e pelos botões." },
    { keys: "Enter ou Espaço", does: "Na foto, amplia; na miniatura, vai a ela." },
    { keys: "Esc", does: "Fecha a foto ampliada; o foco volta à foto que estava à vista." },
  ],
  heard: [
    "“Últimas caixas, galeria de fotos”",
    "na foto: “Ampliar: Caixa de agosto de 2025, botão” e a legenda",
    "nas miniaturas: “Ir para a foto 2 de 3, botão”; a da vez é a atual",
    "ao andar: “Foto 2 de 3”",
    "ampliada: “Últimas caixas, diálogo”, e a foto pelo que ela mostra",
  ],
  labels: { empty: "Ainda não há fotos por aqui." },
  texts: {
    roleLabel: "galeria de fotos",
    previousLabel: "Foto anterior",
    nextLabel: "Próxima foto",
    thumbnailsLabel: "Miniaturas",
    missingLabel: "Esta foto não carregou.",
    closeLabel: "Fechar",
  },
});
