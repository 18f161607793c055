import { documented } from "@petbox/storybook/documented";
import { GiftLine } from "./GiftLine.tsx";

export const giftLineDocs = documented({
  component: GiftLine,
  example: <GiftLine quantity={1} item="Bolinha" />,
  purpose: "O presente que vem na primeira caixa, numa linha, acima da escolha. Sem presente, não aparece nada.",
  instead: [
    { use: "CouponBar", when: "quando é o que o cupom dá" },
    { use: "ExtraItemCard", when: "quando o item é pago" },
    { use: "Alert", when: "quando é uma mensagem que não fala de presente" },
  ],
  props: {
    item: "O nome do que se ganha, como o servidor escreve.",
    quantity: "Quantos se ganha: a partir de 1.",
  },
  keyboard: [],
  heard: ["“Ganhe 1 Bolinha na 1ª entrega”; o desenho não é lido"],
});
