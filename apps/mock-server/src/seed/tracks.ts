import type { Species } from "@petbox/domain/pet/species";

/** The monthly price in each plan of a track, in decimal reais. */
export interface MonthlyPrices {
  readonly mensal: number;
  readonly semestral: number;
  readonly anual: number;
}

/** A track, from which its plans and extra items are derived. */
export interface TrackSeed {
  readonly species: Species;
  readonly tag: string;
  /** The part before the underscore in the track's plan codes (MAN-417); never contains "ep" or "eb". */
  readonly prefix: string;
  readonly name: string;
  readonly description: string;
  readonly monthlyPrices: MonthlyPrices;
  readonly mostPopular: boolean;
  /** Tags of the track's extra items. */
  readonly extras: readonly string[];
}

export const trackSeeds: readonly TrackSeed[] = [
  {
    species: "dog",
    tag: "essencial",
    prefix: "SP",
    name: "Essencial",
    description: "Brinquedos, petiscos e um mimo por mês, na medida do porte do seu cachorro.",
    monthlyPrices: { mensal: 79.9, semestral: 74.9, anual: 69.9 },
    mostPopular: true,
    extras: ["brinquedo", "petisco", "higiene"],
  },
  {
    species: "dog",
    tag: "mordedores",
    prefix: "SC",
    name: "Mordedores",
    description: "Mordedores resistentes e petiscos de longa duração para quem adora roer.",
    monthlyPrices: { mensal: 94.9, semestral: 89.9, anual: 84.9 },
    mostPopular: false,
    extras: ["mordedor", "petisco", "natural"],
  },
  {
    species: "dog",
    tag: "essencial-naturais",
    prefix: "NAT",
    name: "Body Parts",
    description: "Petiscos 100% naturais e desidratados, sem corantes nem conservantes, e um brinquedo.",
    monthlyPrices: { mensal: 89.9, semestral: 84.9, anual: 79.9 },
    mostPopular: false,
    extras: ["natural", "mordedor", "higiene"],
  },
  {
    species: "cat",
    tag: "essencial",
    prefix: "GE",
    name: "Essencial",
    description: "Areia 100% mandioca, petiscos e brinquedos para um gato feliz.",
    monthlyPrices: { mensal: 79.9, semestral: 74.9, anual: 69.9 },
    mostPopular: true,
    extras: ["areia", "brinquedo-gato", "petisco-gato"],
  },
  {
    species: "cat",
    tag: "essencial_familia",
    prefix: "GF",
    name: "Essencial Família",
    description: "Tudo da Essencial em dobro: duas areias de 2,5 kg e mimos para dois gatos ou mais.",
    monthlyPrices: { mensal: 109.9, semestral: 104.9, anual: 99.9 },
    mostPopular: false,
    extras: ["areia", "brinquedo-gato", "petisco-gato"],
  },
  {
    species: "cat",
    tag: "diversao",
    prefix: "GD",
    name: "Diversão",
    description: "Varinhas, bolinhas e catnip: só brincadeira e petisco, sem areia.",
    monthlyPrices: { mensal: 84.9, semestral: 79.9, anual: 74.9 },
    mostPopular: false,
    extras: ["brinquedo-gato", "petisco-gato"],
  },
];

/** The track of a plan, by the prefix of the plan's tag. */
export function trackOfPlan(planTag: string): TrackSeed | undefined {
  const [prefix] = planTag.split("_");
  return trackSeeds.find((track) => track.prefix === prefix);
}

/** The server's pet category of each track, by the prefix of its plan codes. */
const categories: Readonly<Record<string, number>> = { SP: 2, NAT: 19, SC: 20, GE: 22, GF: 22, GD: 23 };

/** The pet category of a plan; undefined for a plan of an unknown track. */
export function petCategoryOf(planTag: string): number | undefined {
  const track = trackOfPlan(planTag);
  return track && categories[track.prefix];
}
