import { galleryPageData } from "@petbox/api-client/gallery/pageData";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { galleryTracksOf } from "./boxTracks.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(galleryPageData, ({ store }) => ({
    dog: galleryTracksOf(store, "dog"),
    cat: galleryTracksOf(store, "cat"),
  })),
];
