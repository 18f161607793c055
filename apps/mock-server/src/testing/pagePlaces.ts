import type { PagePlace, PagePlaces } from "./pagePlace.ts";

const areas = import.meta.glob<{ pagePlaces: PagePlaces }>("../backend/*/pagePlaces.ts", { eager: true });

/** Every page that has data of its own, by its address in the router's notation. */
export const pagePlaces: PagePlaces = Object.assign({}, ...Object.values(areas).map(({ pagePlaces }) => pagePlaces));

/** @throws for a page of which its area does not say where it is met. */
export function placeOf(page: string): PagePlace {
  const place = pagePlaces[page];
  if (place === undefined) throw new Error(`Nobody has said where ${page} is met.`);
  return place;
}
