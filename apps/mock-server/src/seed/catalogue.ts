import { centsFromDecimal } from "@petbox/domain/money/cents";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import type { ExtraItem, Plan, Track } from "@petbox/domain/plan/offer";
import { extraItems } from "./extraItems.ts";
import { pictureAddress } from "./pictureAddress.ts";
import { planSeeds } from "./plans.ts";
import { type TrackSeed, trackSeeds } from "./tracks.ts";

const trackSeedOf = (track: string, species: Species): TrackSeed | undefined =>
  trackSeeds.find((seed) => seed.tag === track && seed.species === species);

/** The track with this tag. Both species have an "essencial": without a species, the dog's track comes first. */
const findTrack = (track: string, species?: Species): TrackSeed | undefined =>
  species === undefined ? (trackSeedOf(track, "dog") ?? trackSeedOf(track, "cat")) : trackSeedOf(track, species);

/**
 * The tracks of a species. The price is the monthly price of the annual plan, because the track screen calculates with 12 months
 * (FUN-192) and the annual plan's card must show the same price.
 */
export const tracksOf = (species: Species): readonly Track[] =>
  trackSeeds
    .filter((seed) => seed.species === species)
    .map(({ tag, name, description, monthlyPrices, mostPopular }) => ({
      tag,
      name,
      description,
      image: pictureAddress(`trilha-${speciesQuery(species)}-${tag}`),
      monthlyPrice: centsFromDecimal(monthlyPrices.anual),
      mostPopular,
      class: tag,
    }));

/** The plans of a track, longest first; empty for an unknown track. Pass the species: both have an "essencial". */
export const plansOf = (track: string, species?: Species): Plan[] => {
  const seed = findTrack(track, species);
  if (seed === undefined) return [];
  const world = seed.species === "cat" ? "-gato" : "";
  return planSeeds.map(({ term, ...plan }) => ({
    ...plan,
    tag: `${seed.prefix}_${term}`,
    monthlyPrice: centsFromDecimal(seed.monthlyPrices[term]),
    image: pictureAddress(`plano-${term}${world}`),
  }));
};

/** The extra items of a track; empty for an unknown track. Pass the species: both have an "essencial". */
export const extraItemsOf = (track: string, species?: Species): readonly ExtraItem[] => {
  const seed = findTrack(track, species);
  return extraItems.filter(({ tag }) => seed?.extras.includes(tag) === true);
};

/** The extra items of the track with this plan code prefix; empty for an unknown prefix. */
export const extraItemsOfCode = (code: string): readonly ExtraItem[] => {
  const seed = trackSeeds.find(({ prefix }) => prefix === code);
  return seed === undefined ? [] : extraItemsOf(seed.tag, seed.species);
};
