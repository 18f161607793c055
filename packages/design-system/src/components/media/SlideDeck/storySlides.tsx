import { Image } from "../../foundations/Image/Image.tsx";
import type { Slide } from "./SlideDeck.tsx";

const box = `<path fill="#8a4be8" d="m-120-24-46-36 54-22 32 44zM120-24l46-36-54-22-32 44z"/><path fill="#6c2bd9" d="M-124-26h248l-14 138h-220z"/><path fill="#ffb020" d="M-26-26h52v138h-52z"/>`;
const paw = `<g fill="#6c2bd9"><ellipse cy="42" rx="58" ry="48"/><circle cx="-74" cy="-14" r="26"/><circle cx="-28" cy="-58" r="28"/><circle cx="28" cy="-58" r="28"/><circle cx="74" cy="-14" r="26"/></g>`;
const calendar = `<rect x="-96" y="-82" width="192" height="176" rx="22" fill="#fff9f2"/><path fill="#ff5c5c" d="M-96-34v-26q0-22 22-22h148q22 0 22 22v26z"/><g fill="#d9c8ff"><circle cx="-52" cy="4" r="14"/><circle cy="4" r="14"/><circle cx="52" cy="4" r="14"/><circle cx="-52" cy="54" r="14"/></g><circle cy="54" r="20" fill="#6c2bd9"/>`;
const heart = `<path fill="#ff5c5c" d="M0 92q-112-66-112-130 0-48 50-48 40 0 62 38 22-38 62-38 50 0 50 48Q112 26 0 92z"/>`;
const coupon = `<path fill="#ffb020" d="M-140-66h280v40a26 26 0 0 0 0 52v40h-280v-40a26 26 0 0 0 0-52z"/><path d="M44-50v100" stroke="#2b1b3d" stroke-opacity=".35" stroke-width="8" stroke-dasharray="14 12"/><g transform="translate(-52 4) scale(.5)">${paw}</g>`;

const drawn = (scene: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="-240 -160 480 320"><path fill="${ground}" d="M-240-160h480v320h-480z"/>${scene}</svg>`)}`;

const picture = (scene: string, ground: string) => <Image src={drawn(scene, ground)} alt="" width={480} height={320} />;

/** Five slides of welcome for the stories. */
export const welcomeSlides: readonly Slide[] = [
  {
    title: "Que bom ter vocês aqui!",
    text: "Em menos de um minuto a gente conta como funciona a sua assinatura.",
    picture: picture(paw, "#ffe0a3"),
  },
  {
    title: "A caixa chega todo mês",
    text: "Brinquedos e petiscos escolhidos para o porte e o gosto do seu pet.",
    picture: picture(box, "#d9c8ff"),
  },
  {
    title: "Você acompanha tudo",
    text: "Na área do assinante você vê onde está cada caixa e quando chega a próxima.",
    picture: picture(calendar, "#c9ecdb"),
  },
  {
    title: "A sua opinião muda a caixa",
    text: "Conte o que o seu pet amou: a próxima caixa já vem mais parecida com ele.",
    picture: picture(heart, "#ffe9e7"),
  },
  {
    title: "Convide quem também tem pet",
    text: "Crie o seu cupom: quem usa ganha desconto, e você ganha presentes.",
    picture: picture(coupon, "#cfe0ff"),
  },
];
