import type { PagePlace, PagePlaces } from "./pagePlace.ts";

const areas = import.meta.glob<{ pagePlaces: PagePlaces }>("../backend/*/pagePlaces.ts", { eager: true });

/** Every page with data, by route pattern. */
export const pagePlaces: PagePlaces = Object.assign({}, ...Object.values(areas).map(({ pagePlaces }) => pagePlaces));

/** @throws for a page that no area lists. */
export function pagePlaceOf(page: string): PagePlace {
  const place = pagePlaces[page];
  if (place === undefined) throw new Error(`${page} has no entry in pagePlaces.ts.`);
  return place;
}
