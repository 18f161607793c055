import { centsFromDecimal } from "@petbox/domain/money/cents";
import type { ExtraItem } from "@petbox/domain/plan/offer";
import { pictureAddress } from "./pictureAddress.ts";

/** @param price per month, in decimal reais. */
const extraItem = (item: Omit<ExtraItem, "image" | "monthlyPrice" | "isPriceKnown">, price: number): ExtraItem => ({
  ...item,
  image: pictureAddress(`extra-${item.tag}`),
  monthlyPrice: centsFromDecimal(price),
  isPriceKnown: true,
});

export const extraItems: readonly ExtraItem[] = [
  extraItem(
    {
      tag: "brinquedo",
      call: "Mais brincadeira!",
      name: "Brinquedo extra",
      description: "Um brinquedo a mais em cada caixa, escolhido para o porte do seu cachorro.",
      mostPopular: true,
    },
    19.9,
  ),
  extraItem(
    {
      tag: "petisco",
      call: "Mais sabor!",
      name: "Petisco extra",
      description: "Um pacote a mais de petiscos crocantes todo mês.",
      mostPopular: false,
    },
    7.9,
  ),
  extraItem(
    {
      tag: "mordedor",
      call: "Para roer sem parar!",
      name: "Mordedor extra",
      description: "Um mordedor resistente a mais em cada caixa.",
      mostPopular: true,
    },
    24.9,
  ),
  extraItem(
    {
      tag: "natural",
      call: "Direto da natureza!",
      name: "Natural extra",
      description: "Uma porção a mais de petisco natural desidratado.",
      mostPopular: false,
    },
    17.9,
  ),
  extraItem(
    {
      tag: "higiene",
      call: "Cheirinho de banho!",
      name: "Higiene extra",
      description: "Um cuidado a mais por mês: xampu, lenços ou colônia.",
      mostPopular: false,
    },
    14.9,
  ),
  extraItem(
    {
      tag: "areia",
      call: "Caixinha sempre limpa!",
      name: "Areia extra",
      description: "Mais um pacote de 2,5 kg de areia 100% mandioca.",
      mostPopular: true,
    },
    22.9,
  ),
  extraItem(
    {
      tag: "brinquedo-gato",
      call: "Mais brincadeira!",
      name: "Brinquedo extra",
      description: "Uma varinha, um ratinho ou uma bolinha a mais em cada caixa.",
      mostPopular: false,
    },
    16.9,
  ),
  extraItem(
    {
      tag: "petisco-gato",
      call: "Mais sabor!",
      name: "Petisco extra",
      description: "Um pacote a mais de petiscos de peixe todo mês.",
      mostPopular: false,
    },
    12.9,
  ),
];
