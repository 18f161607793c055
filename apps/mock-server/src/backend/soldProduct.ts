import { speciesFromQuery } from "@petbox/domain/pet/species";
import { trackAsProduct } from "@petbox/domain/site/structuredData";
import { plansOf, tracksOf } from "../seed/catalogue.ts";

/** Where a document says which track it sells, as the data of search engines: the server alone knows the prices. */
export const soldPlaceholder = /__PRODUCT:(\w+?):([\w-]+?)__/g;

/** What a track is and costs, in the words of schema.org; nothing at all of a track that is not sold. */
export function soldProduct(word: string, tag: string): object {
  const species = speciesFromQuery(word);
  const track = species && tracksOf(species).find((each) => each.tag === tag);
  return track === undefined || species === undefined ? {} : trackAsProduct(species, track, plansOf(tag, species));
}
