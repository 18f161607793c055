import { trackSeeds } from "./tracks.ts";

/** The server's pet category of each track, by the prefix of its plan codes. */
const categories: Readonly<Record<string, number>> = { SP: 2, NAT: 19, SC: 20, GE: 22, GF: 22, GD: 23 };

/** The pet category of a plan; undefined for a plan of an unknown track. */
export function petCategoryOf(planTag: string): number | undefined {
  const [prefix = ""] = planTag.split("_");
  return trackSeeds.some((track) => track.prefix === prefix) ? categories[prefix] : undefined;
}
