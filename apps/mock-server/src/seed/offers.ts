import { centsFromDecimal } from "@petbox/domain/money/cents";
import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import { pictureAddress } from "./pictureAddress.ts";

interface Offered extends Pick<RecommendedOffer, "name" | "rate" | "urlKey"> {
  readonly picture: string;
  /** Both in decimal reais. */
  readonly prices: readonly [price: number, specialPrice: number];
}

const offer = ({ picture, prices: [price, specialPrice], ...product }: Offered): RecommendedOffer => ({
  ...product,
  image: pictureAddress(picture),
  price: centsFromDecimal(price),
  specialPrice: centsFromDecimal(specialPrice),
});

/** The products that the store for single products recommends to subscribers (decision 48). */
export const offers: readonly RecommendedOffer[] = [
  offer({
    name: "Bolinha que pula",
    picture: "item-bolinha",
    prices: [39.9, 29.9],
    rate: 4.8,
    urlKey: "bolinha-que-pula",
  }),
  offer({ name: "Corda dois nós", picture: "item-corda", prices: [34.9, 24.5], rate: 4.5, urlKey: "corda-dois-nos" }),
  offer({
    name: "Tigela antiderrapante",
    picture: "item-tigela",
    prices: [59, 49],
    rate: 5,
    urlKey: "tigela-antiderrapante",
  }),
  offer({
    name: "Ursinho de pelúcia",
    picture: "item-ursinho",
    prices: [79.9, 59.9],
    rate: 4,
    urlKey: "ursinho-de-pelucia",
  }),
  offer({ name: "Xampu de aveia", picture: "item-xampu", prices: [44.9, 35.9], rate: 3.5, urlKey: "xampu-de-aveia" }),
  offer({ name: "Disco voador", picture: "item-disco", prices: [49.9, 39.9], urlKey: "disco-voador" }),
  offer({ name: "Osso de mastigar", picture: "item-osso", prices: [29.9, 19.9], rate: 0, urlKey: "osso-de-mastigar" }),
];

/** The longest name and price, with no ratings and a missing picture: the layout must hold all of it. */
export const longestOffer: RecommendedOffer = offer({
  name: "Caminha ortopédica impermeável Superconfortávelextragrande com bordas altas e capa removível para cachorros idosos",
  picture: "item-que-nao-existe",
  prices: [12_499.9, 9_999.9],
  urlKey: "caminha-ortopedica",
});
