import { documented } from "@petbox/storybook/documented";
import { Image } from "./Image.tsx";

/** A picture that needs no server. */
const box = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#6c2bd9"/><circle cx="160" cy="120" r="70" fill="#fff9f2"/></svg>')}`;

export const imageDocs = documented({
  component: Image,
  example: <Image src={box} alt="Caixa aberta com brinquedos" width={320} height={240} />,
  states: [
    <Image key="decoration" src={box} alt="" width={96} height={96} shape="round" />,
    <Image key="nothing" src="" alt="Foto do Bob" width={96} height={96} shape="round" />,
  ],
  purpose:
    "Mostra uma imagem que vem do servidor. Guarda o lugar dela no tamanho real, respira enquanto ela não chega e, se ela falha, desce a escada: cada endereço de reserva uma vez e, por fim, uma pata no mesmo tamanho.",
  instead: [
    { use: "CardPicture", when: "quando é a bandeira de um cartão" },
    { use: "Gallery", when: "quando são várias, que abrem grandes" },
    { use: "Glyph", when: "quando é um sinal da interface" },
  ],
  props: {
    alt: 'O que a imagem diz; "" quando o texto ao lado já diz.',
    className: "A classe CSS da imagem, e também do que fica no lugar dela.",
    fallbacks:
      "Endereços para tentar, nesta ordem, quando `src` não carrega. Depois do último fica uma figura do mesmo tamanho.",
    fit: "Como a imagem preenche uma forma que não é a sua, quando o CSS lhe dá uma.",
    height: "A altura real, em pixels.",
    priority: "Carrega na hora e antes das outras: para a imagem que a primeira tela mostra.",
    shape: "A forma do recorte.",
    soon: "Carrega na hora, depois das primeiras: para a imagem que está prestes a aparecer.",
    src: "O endereço da imagem; um vazio vai direto às alternativas.",
    width: "A largura real, em pixels: com a altura, guarda o lugar antes de a imagem chegar.",
  },
  keyboard: [],
  heard: ["“Caixa aberta com brinquedos, imagem”", "Com `alt` vazio nada: o texto ao lado já diz."],
});
