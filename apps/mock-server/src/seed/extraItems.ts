import { pictureAddress } from "./pictureAddress.ts";

/** An extra item as the server lists it (FUN-123); the price is the month's, in decimal reais. */
export interface ExtraItem {
  readonly tag: string;
  readonly call: string;
  readonly name: string;
  readonly descricao: string;
  readonly imagem: string;
  readonly price: number;
  /** The one to call attention to, as for the tracks. */
  readonly active: boolean;
}

const extraItem = (item: Omit<ExtraItem, "imagem">): ExtraItem => ({
  ...item,
  imagem: pictureAddress(`extra-${item.tag}`),
});

export const extraItems: readonly ExtraItem[] = [
  extraItem({
    tag: "brinquedo",
    call: "Mais brincadeira!",
    name: "Brinquedo extra",
    descricao: "Um brinquedo a mais em cada caixa, escolhido para o porte do seu cão.",
    price: 19.9,
    active: true,
  }),
  extraItem({
    tag: "petisco",
    call: "Mais sabor!",
    name: "Petisco extra",
    descricao: "Um pacote a mais de petiscos crocantes todo mês.",
    price: 7.9,
    active: false,
  }),
  extraItem({
    tag: "mordedor",
    call: "Para roer sem parar!",
    name: "Mordedor extra",
    descricao: "Um mordedor resistente a mais em cada caixa.",
    price: 24.9,
    active: true,
  }),
  extraItem({
    tag: "natural",
    call: "Direto da natureza!",
    name: "Natural extra",
    descricao: "Uma porção a mais de petisco natural desidratado.",
    price: 17.9,
    active: false,
  }),
  extraItem({
    tag: "higiene",
    call: "Cheirinho de banho!",
    name: "Higiene extra",
    descricao: "Um cuidado a mais por mês: xampu, lenços ou colônia.",
    price: 14.9,
    active: false,
  }),
  extraItem({
    tag: "areia",
    call: "Caixinha sempre limpa!",
    name: "Areia extra",
    descricao: "Mais um pacote de 2,5 kg de areia 100% mandioca.",
    price: 22.9,
    active: true,
  }),
  extraItem({
    tag: "brinquedo-gato",
    call: "Mais brincadeira!",
    name: "Brinquedo extra",
    descricao: "Uma varinha, um ratinho ou uma bolinha a mais em cada caixa.",
    price: 16.9,
    active: false,
  }),
  extraItem({
    tag: "petisco-gato",
    call: "Mais sabor!",
    name: "Petisco extra",
    descricao: "Um pacote a mais de petiscos de peixe todo mês.",
    price: 12.9,
    active: false,
  }),
];
