import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { type ExtraItem, extraItems } from "./extraItems.ts";
import { pictureAddress } from "./pictureAddress.ts";
import { planSeeds } from "./plans.ts";
import { type TrackSeed, trackSeeds } from "./tracks.ts";

/** A track as the server lists it (FUN-118); prices are decimal reais. */
export interface Track {
  readonly tag: string;
  readonly name: string;
  readonly descricao: string;
  readonly imagem: string;
  readonly price: number;
  /** The price that is struck through; only a coupon gives one. */
  readonly dashed_price: number | null;
  readonly active: boolean;
  readonly class: string;
}

/** A plan as the server lists it (FUN-119); the price is the month's, in decimal reais. */
export interface Plan {
  readonly tag: string;
  readonly name: string;
  readonly descrisao: string;
  readonly price: number;
  readonly imagem: string;
  readonly especial: boolean;
}

const trackSeedOf = (track: string, species: Species): TrackSeed | undefined =>
  trackSeeds.find((seed) => seed.tag === track && seed.species === species);

/** Both species have an "essencial": a track without its species is the dog's, when the dog has it. */
const findTrack = (track: string, species?: Species): TrackSeed | undefined =>
  species === undefined ? (trackSeedOf(track, "dog") ?? trackSeedOf(track, "cat")) : trackSeedOf(track, species);

/**
 * The tracks of a species. The price is that of a month in the track's annual plan, because the track screen reckons with 12 months
 * (FUN-192) and the annual card must then say the same.
 */
export const tracksOf = (species: Species): readonly Track[] =>
  trackSeeds
    .filter((seed) => seed.species === species)
    .map(({ tag, name, descricao, monthlyPrices, mostPopular }) => ({
      tag,
      name,
      descricao,
      imagem: pictureAddress(`trilha-${speciesQuery(species)}-${tag}`),
      price: monthlyPrices.anual,
      dashed_price: null,
      active: mostPopular,
      class: tag,
    }));

/** The plans of a track, the longest first; none for an unknown track. Give the species: both have an "essencial". */
export const plansOf = (track: string, species?: Species): Plan[] => {
  const seed = findTrack(track, species);
  if (seed === undefined) return [];
  return planSeeds.map(({ length, name, descrisao, especial }) => ({
    tag: `${seed.prefix}_${length}`,
    name,
    descrisao,
    price: seed.monthlyPrices[length],
    imagem: pictureAddress(`plano-${length}`),
    especial,
  }));
};

/** The extra items that suit a track; none for an unknown track. Give the species: both have an "essencial". */
export const extraItemsOf = (track: string, species?: Species): readonly ExtraItem[] => {
  const seed = findTrack(track, species);
  return extraItems.filter(({ tag }) => seed?.extras.includes(tag) === true);
};
