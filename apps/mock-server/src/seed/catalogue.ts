import { centsFromDecimal } from "@petbox/domain/money/cents";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import type { ExtraItem, Plan, Track } from "@petbox/domain/plan/offer";
import { extraItems } from "./extraItems.ts";
import { pictureAddress } from "./pictureAddress.ts";
import { planSeeds } from "./plans.ts";
import { type TrackSeed, trackSeeds } from "./tracks.ts";

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
    .map(({ tag, name, description, monthlyPrices, mostPopular }) => ({
      tag,
      name,
      description,
      image: pictureAddress(`trilha-${speciesQuery(species)}-${tag}`),
      monthlyPrice: centsFromDecimal(monthlyPrices.anual),
      mostPopular,
      class: tag,
    }));

/** The plans of a track, the longest first; none for an unknown track. Give the species: both have an "essencial". */
export const plansOf = (track: string, species?: Species): Plan[] => {
  const seed = findTrack(track, species);
  if (seed === undefined) return [];
  return planSeeds.map(({ term, ...plan }) => ({
    ...plan,
    tag: `${seed.prefix}_${term}`,
    monthlyPrice: centsFromDecimal(seed.monthlyPrices[term]),
    image: pictureAddress(`plano-${term}`),
  }));
};

/** The extra items that suit a track; none for an unknown track. Give the species: both have an "essencial". */
export const extraItemsOf = (track: string, species?: Species): readonly ExtraItem[] => {
  const seed = findTrack(track, species);
  return extraItems.filter(({ tag }) => seed?.extras.includes(tag) === true);
};

/** The extra items of the track whose plans' codes begin so; none for an unknown one. */
export const extraItemsOfCode = (code: string): readonly ExtraItem[] => {
  const seed = trackSeeds.find(({ prefix }) => prefix === code);
  return seed === undefined ? [] : extraItemsOf(seed.tag, seed.species);
};
