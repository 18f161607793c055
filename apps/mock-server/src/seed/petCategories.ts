import { trackSeeds } from "./tracks.ts";

/** What the server calls the pets that a track's boxes are for, by what stands before the underscore in its plans. */
const categories: Readonly<Record<string, number>> = { SP: 2, NAT: 19, SC: 20, GE: 22, GF: 22, GD: 23 };

/** The category of whoever gets the boxes of a plan; undefined for a plan of no track. */
export function petCategoryOf(planTag: string): number | undefined {
  const [prefix = ""] = planTag.split("_");
  return trackSeeds.some((track) => track.prefix === prefix) ? categories[prefix] : undefined;
}
