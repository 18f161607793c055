import { speciesFromQuery } from "@petbox/domain/pet/species";
import { trackAsProduct } from "@petbox/domain/site/structuredData";
import { plansOf, tracksOf } from "../seed/catalogue.ts";

/** The placeholder for the structured data of a sold track: only the server knows the prices. */
export const structuredDataPlaceholder = /__PRODUCT:(\w+?):([\w-]+?)__/g;

/** The schema.org data of a track and its prices; empty for a track that is not sold. */
export function trackStructuredData(word: string, tag: string): object {
  const species = speciesFromQuery(word);
  const track = species && tracksOf(species).find((each) => each.tag === tag);
  return track === undefined || species === undefined ? {} : trackAsProduct(species, track, plansOf(tag, species));
}
