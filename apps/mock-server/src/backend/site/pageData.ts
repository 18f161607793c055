import { catHomePageData, dogHomePageData, trackPageData } from "@petbox/api-client/site/pageData";
import { experienceTrack, experienceTracks } from "@petbox/domain/gallery/experienceTracks";
import { type Species, speciesFromQuery } from "@petbox/domain/pet/species";
import { startingPrice } from "@petbox/domain/plan/startingPrice";
import { plansOf } from "../../seed/catalogue.ts";
import { boxesDelivered, customerReviews } from "../../seed/customerReviews.ts";
import { boxTrackOf, galleryTracksOf } from "../gallery/boxTracks.ts";
import { notFound } from "../httpError.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import type { WorldStore } from "../store.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(trackPageData, ({ store, parameters: { species: word, track: tag } }) => {
    const species = speciesFromQuery(word);
    const track = species && experienceTrack(species, tag ?? null);
    if (species === undefined || track === undefined) throw notFound();
    const price = startingPrice(plansOf(track.tag, species));
    return { ...boxTrackOf(store, species, track), ...(price !== undefined && { startingPrice: price }) };
  }),
  handlePageData(dogHomePageData, ({ store }) => homeOf(store, "dog")),
  handlePageData(catHomePageData, ({ store }) => homeOf(store, "cat")),
];

/** The lowest price of a box for a species, in any track, its last boxes as in the gallery, and what customers say. */
function homeOf(store: WorldStore, species: Species) {
  const boxes = galleryTracksOf(store, species)[0]?.boxes ?? [];
  const [newest] = boxes;
  const price = startingPrice(experienceTracks(species).flatMap(({ tag }) => plansOf(tag, species)));
  return {
    ...(price !== undefined && { startingPrice: price }),
    boxesDelivered,
    ...(newest !== undefined && { newestBox: newest }),
    lastBoxes: boxes.slice(0, 3),
    reviews: customerReviews[species],
  };
}
