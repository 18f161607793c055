import { documented } from "@petbox/storybook/documented";
import { CardPicture } from "./CardPicture.tsx";

export const cardPictureDocs = documented({
  component: CardPicture,
  example: (
    <CardPicture number="4111 1111 1111 1234" holderName="Ana Souza" expirationMonth="04" expirationYear="2031" />
  ),
  states: [<CardPicture key="empty" number="" holderName="" expirationMonth="" expirationYear="" side="back" />],
  purpose:
    "A figura de um cartão enquanto ele é digitado: só os últimos quatro dígitos aparecem. Vira quando se digita o código. Quem ouve recebe uma frase no lugar da figura, que describe pode trocar.",
  instead: [
    { use: "CardForm", when: "quando se pede o cartão: ele já traz a figura" },
    { use: "Image", when: "quando é uma fotografia ou um desenho do servidor" },
  ],
  props: {
    brand: "A figura da bandeira; sem ela, a que o número indica.",
    expirationMonth: "O mês da validade, dois dígitos; vazio enquanto não escolhido.",
    expirationYear: "O ano da validade, dois ou quatro dígitos; vazio enquanto não escolhido.",
    holderName: "O nome do titular, como é digitado.",
    number: "O número como é digitado; só os quatro últimos dígitos aparecem.",
    side: "O verso enquanto se digita o código de segurança, para que fique claro onde ele está.",
  },
  keyboard: [],
  heard: [
    "“Cartão Visa, final 1234, titular Ana Souza, validade 04/31”",
    "vazio: “Cartão, número incompleto, sem nome do titular, sem validade”",
  ],
  texts: {
    holderLabel: "Titular",
    expiryLabel: "Validade",
    holderPlaceholder: "Nome no cartão",
    monthPlaceholder: "MM",
    yearPlaceholder: "AA",
    codeLabel: "CVV",
  },
});
